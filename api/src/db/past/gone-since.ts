import { sql } from 'kysely';
import type { Database } from '../database';

/** What became of an asset that an establishment had on a day; where it was transferred, by which transfer. */
export interface GoneSince {
  readonly gone_since: 'retired' | 'transferred';
  readonly transfer_id: number | null;
}

/** Which of some assets an establishment has no more, by their ids. */
export async function listGoneSince(
  db: Database,
  boxId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, GoneSince>> {
  if (ids.length === 0) return new Map();
  const found = await sql<GoneSince & { readonly id: number }>`
    select a.id, case when a.box_id = ${boxId} then 'retired' else 'transferred' end as gone_since,
      case when a.box_id <> ${boxId} then (
        select max(t.id) from event_asset l join transfer t on t.event_id = l.event_id
        where l.asset_id = a.id and t.source_box_id = ${boxId}) end as transfer_id
    from asset a
    where a.id = any(${[...ids]}::bigint[]) and (a.box_id <> ${boxId} or a.deleted_at is not null)`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, ...gone }) => [id, gone]));
}

import { sql } from 'kysely';
import type { Database } from '../database';

/** What became of an asset that an establishment had on a day; where it was transferred, by which transfer. */
export interface GoneSince {
  readonly gone_since: 'retired' | 'transferred';
  /** When that happened: what was retired takes no event after it. */
  readonly gone_at: Date | null;
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
      case when a.box_id = ${boxId} then (
        select e.event_time from event_asset l join event e on e.id = l.event_id
        where l.asset_id = a.id order by l.sequence desc limit 1) else (
        select d.left_at from transferred_asset d where d.box_id = ${boxId} and d.asset_id = a.id) end as gone_at,
      case when a.box_id <> ${boxId} then (
        select max(t.id) from event_asset l join transfer t on t.event_id = l.event_id
        where l.asset_id = a.id and t.source_box_id = ${boxId}) end as transfer_id
    from asset a
    where a.id = any(${[...ids]}::bigint[]) and (a.box_id <> ${boxId} or a.deleted_at is not null)`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, ...gone }) => [id, gone]));
}

import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** A number that an asset was found to have, and the day. */
interface Measured {
  readonly day: string;
  readonly value: number;
}

/**
 * What events left in a numeric attribute of assets of an establishment, by asset in the order of the days, but for what was
 * undone and what was erased. Assets of other establishments are not among them.
 */
export async function listMeasured(
  db: Database,
  { boxId, zone }: { readonly boxId: number; readonly zone: string },
  ids: readonly number[],
  field: string,
): Promise<ReadonlyMap<number, readonly Measured[]>> {
  const found = await sql<Measured & { readonly assetId: number }>`
    select l.asset_id as "assetId", to_char(e.event_time at time zone ${zone}, 'YYYY-MM-DD') as day,
           (l.changes::jsonb -> 'after' ->> ${field}::text)::float8 as value
    from event_asset l
    join asset a on a.id = l.asset_id and a.box_id = ${boxId}
    join event e on e.id = l.event_id
    where l.asset_id = any(${[...ids]}::bigint[]) and l.undoes is null
      and jsonb_typeof(l.changes::jsonb -> 'after' -> ${field}::text) = 'number'
      and not exists (select from event_asset u where u.asset_id = l.asset_id and u.undoes = l.sequence)
    order by l.asset_id, e.event_time, l.sequence`.execute(db);
  const byAsset = new Map<number, Measured[]>();
  for (const { assetId, day, value } of found.rows) {
    const known = byAsset.get(assetId);
    if (known === undefined) byAsset.set(assetId, [{ day, value }]);
    else known.push({ day, value });
  }
  return byAsset;
}

import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database';

/**
 * The end of a statement that writes assets: raises the tally of each establishment and type that `rows` name
 * (`box_id`, `asset_type`, and by `living` how many came to life there or went). It raises a part that no other
 * transaction has, or a new one, so that it waits for nobody and takes no part in a deadlock. The version goes up by a
 * step that nobody can predict: where a crash or a restore takes versions back, other data comes to other versions.
 */
export function raiseTally(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into asset_tally (box_id, asset_type, part, living, version)
    select w.box_id, w.asset_type, coalesce((
        select t.part from asset_tally t where t.box_id = w.box_id and t.asset_type = w.asset_type
        order by t.part limit 1 for update skip locked
      ), floor(random() * 2000000000)::integer), w.living, 1 + floor(random() * 1000000)
    from (select box_id, asset_type, sum(living) as living from (${rows}) as r group by 1, 2) as w
    on conflict (box_id, asset_type, part) do update
      set living = asset_tally.living + excluded.living, version = asset_tally.version + excluded.version`;
}

/**
 * A mark of all assets of a type, wherever they are, for a statement: the same for as long as none is written, and so for
 * as long as nobody gets an identifier of that type.
 */
export function assetsMark(assetType: number): RawBuilder<string> {
  return sql`(
    select count(*) || ':' || coalesce(sum(version), 0) from asset_tally where asset_type = ${assetType}
  )`;
}

/** The mark of all assets of a type as it is now (`assetsMark`). */
export async function findAssetsMark(db: Database, assetType: number): Promise<string> {
  const found = await sql<{ mark: string }>`select ${assetsMark(assetType)} as mark`.execute(db);
  return found.rows[0]?.mark ?? '';
}

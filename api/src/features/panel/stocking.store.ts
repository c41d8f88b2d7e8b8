import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { wholeNumbers } from '../../db/lines';

/** How many assets of a type an establishment has, and its area in hectares; null where nobody entered one, or none above zero. */
export interface Stocked {
  readonly boxId: number;
  readonly count: number;
  readonly area: number | null;
}

/** What some establishments hold of an asset type: how many is kept with the assets, and is that of their lists. */
export async function listStocked(
  db: Database,
  assetType: number,
  boxIds: readonly number[],
): Promise<readonly Stocked[]> {
  const { rows } = await sql<Stocked>`
    select b.id as "boxId",
      (select coalesce(sum(t.living), 0)::integer from asset_tally t
        where t.box_id = b.id and t.asset_type = ${assetType}) as count,
      case when jsonb_typeof(b.fields -> 'surface') = 'number'
        then nullif(greatest((b.fields ->> 'surface')::double precision, 0), 0) end as area
    from box b where b.id = any(${wholeNumbers(boxIds)}::bigint[])`.execute(db);
  return rows;
}

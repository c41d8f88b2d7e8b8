import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { wholeNumbers } from '../../db/lines';
import type { Matches } from '../../db/list-facet';

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

/** Searches that one statement holds at most: its text grows with them. */
const mostAtOnce = 50;

/** How many each of some searches finds, in their order: asked in one statement, or in few where there are very many. */
export async function countEach(db: Database, searches: readonly Matches[]): Promise<readonly number[]> {
  const counts: number[] = [];
  for (let from = 0; from < searches.length; from += mostAtOnce) {
    const asked = searches.slice(from, from + mostAtOnce).map(
      (matches, at) => sql`
        select ${sql.lit(from + at)}::integer as at, count(*)::integer as count from (${matches(null)}) as f`,
    );
    const { rows } = await sql<{ readonly at: number; readonly count: number }>`
      ${sql.join(asked, sql` union all `)}`.execute(db);
    for (const { at, count } of rows) counts[at] = count;
  }
  return counts;
}

import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Matches } from '../../db/list-facet';

/** How many establishments some assets are pledged to. */
export async function countHolders(db: Database, assetType: number, matches: Matches): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(distinct p.holder_box_id)::integer as count from (${matches(null)}) as f
    join pledge p on p.asset_id = f.id and p.asset_type = ${assetType} and p.released_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What the establishments are called that some asset of an establishment is pledged to. */
export async function listHolderNames(
  db: Database,
  { boxId, assetType }: { readonly boxId: number; readonly assetType: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select distinct b.name from pledge p join asset k on k.id = p.asset_id join box b on b.id = p.holder_box_id
    where p.asset_type = ${assetType} and p.released_at is null and k.box_id = ${boxId} and k.deleted_at is null
    order by b.name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The establishments that some assets are pledged to, by the ids of the assets; what is pledged to nobody here is not there. */
export async function listHolders(
  db: Database,
  assetIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (assetIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: number; readonly name: string }>`
    select p.asset_id as id, b.name from pledge p join box b on b.id = p.holder_box_id
    where p.asset_id = any(${[...assetIds]}::bigint[]) and p.released_at is null`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

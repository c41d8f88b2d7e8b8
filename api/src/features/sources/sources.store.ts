import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Values that are offered at most. */
const mostValues = 500;

/** The different values that living assets of an establishment have in an attribute, in their order. */
export async function listUsedValues(
  db: Database,
  boxId: number,
  assetTypes: readonly number[],
  attribute: string,
): Promise<readonly string[]> {
  const found = await sql<{ value: string }>`
    select distinct attributes ->> ${attribute} as value from asset
    where box_id = ${boxId} and asset_type = any(${[...assetTypes]}::integer[]) and deleted_at is null
      and jsonb_typeof(attributes -> ${attribute}) = 'string' and attributes ->> ${attribute} <> ''
    order by 1 limit ${mostValues}`.execute(db);
  return found.rows.map(({ value }) => value);
}

/** The value that the newest asset of a type has in an attribute; null when none has one. */
export async function findLastValue(
  db: Database,
  boxId: number,
  assetType: number,
  attribute: string,
): Promise<string | null> {
  const found = await sql<{ value: string }>`
    select attributes ->> ${attribute} as value from asset
    where box_id = ${boxId} and asset_type = ${assetType} and deleted_at is null
      and jsonb_typeof(attributes -> ${attribute}) = 'string' and attributes ->> ${attribute} <> ''
    order by id desc limit 1`.execute(db);
  return found.rows[0]?.value ?? null;
}

/** The establishments of a company, by name. */
export async function listBoxesOf(
  db: Database,
  companyId: number,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return db
    .selectFrom('box')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy(sql`name collate "es-x-icu"`)
    .orderBy('id')
    .execute();
}

/** The number that a series of an establishment gives out next. */
export async function findNextNumber(db: Database, boxId: number, name: string): Promise<number> {
  const row = await db
    .selectFrom('number_series')
    .select('last')
    .where('box_id', '=', boxId)
    .where('name', '=', name)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/**
 * Gives out a number of a series: the one that is wanted, or the next when it was given out before. Two that want the
 * same at once get different ones: the row of the series is locked until the transaction ends.
 */
export async function takeNumber(
  inside: Database,
  boxId: number,
  name: string,
  wanted: number,
): Promise<number> {
  const found = await sql<{ last: number }>`
    insert into number_series as s (box_id, name, last) values (${boxId}, ${name}, ${wanted})
    on conflict (box_id, name) do update
    set last = case when s.last >= excluded.last then s.last + 1 else excluded.last end
    returning last`.execute(inside);
  return found.rows[0]?.last ?? wanted;
}

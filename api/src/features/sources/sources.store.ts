import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Values that are offered at most. */
const maxValues = 500;

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
    order by 1 limit ${maxValues}`.execute(db);
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

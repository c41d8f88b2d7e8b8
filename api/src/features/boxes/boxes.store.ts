import { sql } from 'kysely';
import type { DrawnArea, PlacedPoint, Values } from '@huella/domain/model/value';
import type { AcceptedSenders, ParentBox } from '@huella/domain/catalogue/records/box';
import type { Database } from '../../db/database';
import { boxQuotaKind, defaultQuotaOf } from '../../db/ledger/quota-rows';
import type { Inside } from '../../db/transact';
import { aliasKey } from '../places/places.store';

/** An establishment as its form has it. */
export interface BoxRecord {
  readonly id: number;
  readonly version: number;
  readonly companyId: number;
  readonly name: string;
  readonly alias: string;
  readonly subtype: number;
  readonly parentId: number | null;
  readonly city: string;
  readonly region: string;
  readonly timezone: string;
  readonly position: PlacedPoint | null;
  readonly outline: DrawnArea | null;
  readonly accepts: AcceptedSenders;
  readonly confirms: boolean;
  readonly fields: Values;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

/** The constraint that keeps aliases apart. */
export const boxAliasConstraint = 'box_alias_unique';

/** The establishment of an id, or null; locked to the end of the transaction where it is to be changed. */
export async function findBox(
  db: Database,
  id: number,
  hold: 'locked' | 'read' = 'read',
): Promise<BoxRecord | null> {
  const query = db
    .selectFrom('box')
    .select(['id', 'version', 'company_id as companyId', 'name', 'alias', 'subtype', 'city', 'region'])
    .select(['parent_id as parentId', 'timezone', 'position', 'outline', 'accepts', 'confirms', 'fields'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '=', id);
  return (await (hold === 'locked' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

export interface ChangedBox {
  readonly name: string;
  readonly alias: string;
  readonly city: string;
  readonly region: string;
  readonly timezone: string;
  readonly position: PlacedPoint | null;
  readonly outline: DrawnArea | null;
  readonly accepts: AcceptedSenders;
  readonly confirms: boolean;
  readonly fields: Values;
}

/** Writes what the form changed, and raises the version. A taken alias violates `box_alias_unique`. */
export async function updateBox(inside: Inside, id: number, changed: ChangedBox, now: Date): Promise<void> {
  const { position, outline, fields, ...rest } = changed;
  await inside
    .updateTable('box')
    .set({
      ...rest,
      alias_key: aliasKey(changed.alias),
      position: position === null ? null : JSON.stringify(position),
      outline: outline === null ? null : JSON.stringify(outline),
      fields: JSON.stringify(fields),
      updated_at: now,
    })
    .set('version', sql<number>`version + 1`)
    .where('id', '=', id)
    .execute();
}

/** Writes the companies that an establishment accepts transfers from, in place of those that were listed. */
export async function replaceSenders(
  inside: Inside,
  boxId: number,
  companyIds: readonly number[],
): Promise<void> {
  await inside.deleteFrom('box_sender').where('box_id', '=', boxId).execute();
  if (companyIds.length === 0) return;
  const rows = companyIds.map((companyId) => ({ box_id: boxId, company_id: companyId }));
  await inside.insertInto('box_sender').values(rows).execute();
}

/** The establishments of a company, by name: those that may contain another. */
export async function listBoxesOf(db: Database, companyId: number): Promise<readonly ParentBox[]> {
  return db
    .selectFrom('box')
    .select(['id', 'name', 'subtype'])
    .where('company_id', '=', companyId)
    .orderBy(sql`name collate "es-x-icu"`)
    .orderBy('id')
    .execute();
}

/** How many establishments more a company may have (decisions section 4, quota type box). */
export async function findBoxRoom(db: Database, companyId: number): Promise<number> {
  const { count, max } = await db
    .selectFrom('company')
    .leftJoin('quota', (join) =>
      join.onRef('quota.company_id', '=', 'company.id').on('quota.kind', '=', boxQuotaKind),
    )
    .leftJoin('box', 'box.company_id', 'company.id')
    .select(({ fn }) => [fn.count<number>('box.id').as('count'), fn.max('quota.max').as('max')])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  return (max ?? defaultQuotaOf(boxQuotaKind)) - count;
}

/** The companies behind aliases of their establishments, and their chains, by the folded alias. */
export async function listCompaniesByAlias(
  db: Database,
  aliases: readonly string[],
): Promise<ReadonlyMap<string, { readonly companyId: number; readonly chain: number }>> {
  if (aliases.length === 0) return new Map();
  const rows = await db
    .selectFrom('box')
    .innerJoin('company', 'company.id', 'box.company_id')
    .select(['alias_key as key', 'company.id as companyId', 'company.chain'])
    .where('alias_key', 'in', aliases.map(aliasKey))
    .execute();
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}

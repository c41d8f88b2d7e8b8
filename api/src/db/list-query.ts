import { sql, type RawBuilder } from 'kysely';
import type { Attribute, AssetType } from '@huella/domain/assets/asset-type';
import type { Values } from '@huella/domain/fields/value';
import type { Filter } from '@huella/domain/lists/filter';
import type { Language } from '@huella/domain/words';
import { foldKey } from '@huella/domain/lists/fold';
import type { Database } from './database';
import { condition, sortExpression, type Condition } from './list-conditions';

/** Which assets a list may see at all: always an argument, never optional. */
export interface ListScope {
  readonly boxId: number;
  readonly model: AssetType;
}

export interface ListQuery {
  readonly filters: readonly Filter[];
  /** Null sorts by id. */
  readonly sort: Attribute | null;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
  /** Living assets, logically deleted ones, or both. */
  readonly which: 'active' | 'deleted' | 'all';
  /** Options sort by their label in this language. */
  readonly language: Language;
}

export interface ListedAsset {
  readonly id: number;
  readonly version: number;
  readonly attributes: Values;
  readonly paused_message: string | null;
  readonly deleted: boolean;
}

/** Whether a filter or sort reads an attribute that has no slot, and so needs the record itself. */
function readsRecord(query: Pick<ListQuery, 'filters' | 'sort'>): boolean {
  const fields = query.filters.flatMap((filter) => ('fields' in filter ? filter.fields : [filter.field]));
  return [...fields, ...(query.sort === null ? [] : [query.sort])].some((field) => field.slot === undefined);
}

function source(withRecord: boolean): RawBuilder<unknown> {
  return withRecord ? sql`asset_slot s join asset a on a.id = s.asset_id` : sql`asset_slot s`;
}

function where(
  scope: ListScope,
  query: Pick<ListQuery, 'filters' | 'which'>,
  ...more: Condition[]
): RawBuilder<unknown> {
  const conditions: Condition[] = [
    sql<boolean>`s.box_id = ${scope.boxId}`,
    sql<boolean>`s.asset_type = ${scope.model.id}`,
    ...(query.which === 'all'
      ? []
      : [query.which === 'deleted' ? sql<boolean>`s.deleted` : sql<boolean>`not s.deleted`]),
    ...query.filters.map(condition),
    ...more,
  ];
  return sql`where ${sql.join(conditions, sql` and `)}`;
}

interface Page {
  readonly ids: readonly number[];
  readonly total: number;
}

type Select = (
  conditions: readonly Condition[],
  order: RawBuilder<unknown>,
  offset: number,
  limit: number,
) => Promise<readonly number[]>;

function selector(db: Database, scope: ListScope, query: ListQuery): Select {
  const from = source(readsRecord(query));
  return async (conditions, order, offset, limit) => {
    const found = await sql<{ asset_id: number }>`
      select s.asset_id from ${from} ${where(scope, query, ...conditions)}
      order by ${order} limit ${limit} offset ${offset}`.execute(db);
    return found.rows.map((row) => row.asset_id);
  };
}

async function count(db: Database, scope: ListScope, query: ListQuery, filled?: Attribute): Promise<number> {
  const from = source(readsRecord({ filters: query.filters, sort: filled ?? null }));
  const more = filled === undefined ? [] : [sql<boolean>`${sortExpression(filled)} is not null`];
  const found = await sql<{ total: number }>`
    select count(*) as total from ${from} ${where(scope, query, ...more)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** By id, or by an attribute upwards: empty values come last by themselves. */
async function pageUpwards(db: Database, scope: ListScope, query: ListQuery): Promise<Page> {
  const way = query.direction === 'desc' ? sql`desc` : sql`asc`;
  const order =
    query.sort === null ? sql`s.asset_id ${way}` : sql`${sortExpression(query.sort)} asc, s.asset_id asc`;
  const [ids, total] = await Promise.all([
    selector(db, scope, query)([], order, query.offset, query.limit),
    count(db, scope, query),
  ]);
  return { ids, total };
}

/** Downwards, the filled ones and then the empty ones: an index read backwards would bring the empty ones first. */
async function pageDownwards(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  sort: Attribute,
): Promise<Page> {
  const key = sortExpression(sort);
  const select = selector(db, scope, query);
  const [filled, total] = await Promise.all([
    select([sql<boolean>`${key} is not null`], sql`${key} desc, s.asset_id desc`, query.offset, query.limit),
    count(db, scope, query),
  ]);
  if (filled.length === query.limit || query.offset + filled.length >= total) return { ids: filled, total };
  const before = filled.length > 0 ? query.offset + filled.length : await count(db, scope, query, sort);
  const offset = Math.max(0, query.offset - before);
  const empty = await select(
    [sql<boolean>`${key} is null`],
    sql`s.asset_id desc`,
    offset,
    query.limit - filled.length,
  );
  return { ids: [...filled, ...empty], total };
}

/**
 * By an attribute with options, in the order of their labels in the reader's language. The options are few: one
 * grouped count says how many rows each has, which is the total too, and only the options that fall into the page
 * are read, each by its index.
 */
async function pageByOptions(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  sort: Attribute,
): Promise<Page> {
  const key = sortExpression(sort);
  const grouped = await sql<{ option: string | null; total: number }>`
    select ${key} as option, count(*) as total from ${source(readsRecord(query))} ${where(scope, query)}
    group by 1`.execute(db);
  const rank = optionRanks(sort, query.language);
  const sign = query.direction === 'desc' ? -1 : 1;
  const groups = [...grouped.rows].sort((a, b) => {
    if (a.option === null || b.option === null) return Number(a.option === null) - Number(b.option === null);
    return sign * ((rank.get(a.option) ?? rank.size) - (rank.get(b.option) ?? rank.size));
  });
  const select = selector(db, scope, query);
  const way = query.direction === 'desc' ? sql`s.asset_id desc` : sql`s.asset_id asc`;
  const ids: number[] = [];
  let skipped = 0;
  for (const group of groups) {
    const offset = Math.max(0, query.offset - skipped);
    skipped += group.total;
    if (offset >= group.total || ids.length >= query.limit) continue;
    const same =
      group.option === null ? sql<boolean>`${key} is null` : sql<boolean>`${key} = ${group.option}`;
    ids.push(...(await select([same], way, offset, query.limit - ids.length)));
  }
  return { ids, total: groups.reduce((sum, group) => sum + group.total, 0) };
}

function optionRanks(sort: Attribute, language: Language): ReadonlyMap<string, number> {
  const options = [...(sort.values ?? [])].sort((a, b) =>
    foldKey(a.label[language]) < foldKey(b.label[language]) ? -1 : 1,
  );
  return new Map(options.map((option, at) => [foldKey(option.key), at]));
}

function pageOf(db: Database, scope: ListScope, query: ListQuery): Promise<Page> {
  if (query.sort?.values !== undefined) return pageByOptions(db, scope, query, query.sort);
  if (query.sort !== null && query.direction === 'desc') return pageDownwards(db, scope, query, query.sort);
  return pageUpwards(db, scope, query);
}

/**
 * A page of assets and the exact total (decisions section 1). The scope bounds every row; filters and sort name
 * attributes of the model that the caller has already been allowed. Ties break by id, empty values come last.
 */
export async function listAssets(
  db: Database,
  scope: ListScope,
  query: ListQuery,
): Promise<{ readonly rows: readonly ListedAsset[]; readonly total: number }> {
  const page = await pageOf(db, scope, query);
  return { rows: await fetchRows(db, page.ids), total: page.total };
}

async function fetchRows(db: Database, ids: readonly number[]): Promise<readonly ListedAsset[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('asset')
    .select(['id', 'version', 'attributes', 'paused_message', 'deleted_at'])
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, deleted: row.deleted_at !== null }];
  });
}

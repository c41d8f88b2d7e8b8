import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/assets/asset-type';
import type { Filter } from '@huella/domain/lists/filter';
import { lotField } from '@huella/domain/lots/lot-field';
import type { Database } from './database';
import { condition, sortExpression, type Condition } from './list-conditions';
import type { ListQuery, ListScope } from './list-query';
import { statusToday, type StatusToday } from './list-status';
import {
  asTheyAreToday,
  listedColumns,
  optionOrder,
  sortsByLabel,
  type ListedAsset,
  type ListedPage,
} from './list-rows';

/**
 * A page and its total in one statement: what matches is found once, counted, and sorted. The exact total has to
 * find every match anyway, and finding the page on its own, along the index of the sort, may have to pass over a
 * whole establishment before the first match.
 */
export async function scanPage(db: Database, scope: ListScope, query: ListQuery): Promise<ListedPage> {
  const way = query.direction === 'desc' ? sql`desc` : sql`asc`;
  const found = await sql<ListedAsset & { readonly total: number }>`
    with matching as materialized (${matching(scope, query)}),
    page as (
      select id, key from matching
      order by key ${way} nulls last, id ${way} limit ${query.limit} offset ${query.offset}
    )
    select ${listedColumns}, (select count(*) from matching) as total
    from page join asset a on a.id = page.id
    order by page.key ${way} nulls last, page.id ${way}`.execute(db);
  const total = found.rows[0]?.total;
  if (total !== undefined) return { rows: found.rows, total };
  return { rows: [], total: query.offset === 0 ? 0 : await count(db, scope, query) };
}

/** The total alone, for a page that lies beyond the end. */
async function count(db: Database, scope: ListScope, query: ListQuery): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*) as total from (${matching(scope, query)}) as matching`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** The ids of all that a query finds, in its order, whatever its page: what bulk calls and exports are about. */
export async function listMatchingIds(
  db: Database,
  scope: ListScope,
  query: Omit<ListQuery, 'offset' | 'limit'>,
): Promise<readonly number[]> {
  const way = query.direction === 'desc' ? sql`desc` : sql`asc`;
  const all = { ...query, offset: 0, limit: 0 };
  const found = await sql<{ id: number }>`
    select id from (${matching(scope, all)}) as matching order by key ${way} nulls last, id ${way}`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

/** Assets of an establishment by their ids, in any order; those of others are not there. */
export async function listAssetsByIds(
  db: Database,
  scope: ListScope,
  ids: readonly number[],
): Promise<readonly ListedAsset[]> {
  const found = await sql<ListedAsset>`
    select ${listedColumns} from asset a
    where a.id = any(${[...ids]}::bigint[]) and a.box_id = ${scope.boxId}
      and a.asset_type = ${scope.model.id}`.execute(db);
  return asTheyAreToday(scope, found.rows);
}

function matching(scope: ListScope, query: ListQuery): RawBuilder<unknown> {
  const status = statusToday(scope);
  const asked = (filter: Filter) => condition(filter, status);
  const bySlot = query.filters.filter((filter) => !asksRecord(filter)).map(asked);
  const byRecord = query.filters.filter(asksRecord).map(asked);
  const sortsByRecord = query.sort !== null && readsRecord([query.sort]);
  const inSlots = [...inScope(scope, query), ...bySlot];
  const key = sortKey(query, status);
  if (byRecord.length === 0 && !sortsByRecord)
    return sql`select s.asset_id as id, ${key} as key from asset_slot s where ${all(inSlots)}`;
  const sortsBySlot = query.sort !== null && !sortsByRecord;
  if (bySlot.length === 0 && !sortsBySlot) return amongRecords(scope, query, byRecord, key);
  // The scope is asked of both tables, so that only records of the establishment are read; `offset 0` keeps the
  // database from taking attributes apart before the slots have been asked.
  return sql`
    select s.asset_id as id, ${key} as key
    from (
      select s.*, a.attributes from asset_slot s join asset a on a.id = s.asset_id
      where ${all(inSlots)} and a.box_id = ${scope.boxId} and a.asset_type = ${scope.model.id}
      offset 0
    ) as s
    where ${all([sql<boolean>`true`, ...byRecord])}`;
}

/** Where nothing asks a slot, the slots need not be read at all. */
function amongRecords(
  scope: ListScope,
  query: ListQuery,
  byRecord: readonly Condition[],
  key: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const inRecords = [
    sql<boolean>`s.box_id = ${scope.boxId}`,
    sql<boolean>`s.asset_type = ${scope.model.id}`,
    ...ofLife(query.which, sql`s.deleted_at is null`),
  ];
  return sql`
    select s.id as id, ${key} as key from asset s where ${all([...inRecords, ...byRecord])}`;
}

function inScope(scope: ListScope, { which }: ListQuery): readonly Condition[] {
  return [
    sql<boolean>`s.box_id = ${scope.boxId}`,
    sql<boolean>`s.asset_type = ${scope.model.id}`,
    ...ofLife(which, sql`not s.deleted`),
  ];
}

/** Living ones, deleted ones, or both. */
function ofLife(which: ListQuery['which'], lives: RawBuilder<unknown>): readonly Condition[] {
  if (which === 'all') return [];
  return [which === 'active' ? sql<boolean>`${lives}` : sql<boolean>`not (${lives})`];
}

function all(conditions: readonly Condition[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function fieldsOf(filter: Filter): readonly Attribute[] {
  return 'fields' in filter ? filter.fields : [filter.field];
}

/** Whether a filter looks into the record. Lots stand beside it, in the row. */
function asksRecord(filter: Filter): boolean {
  const asksLots = filter.operator === 'inArray' && filter.field.name === lotField.name;
  return !asksLots && readsRecord(fieldsOf(filter));
}

/** Whether any of the attributes has no slot, so that the record itself must be read. */
function readsRecord(fields: readonly Attribute[]): boolean {
  return fields.some((field) => field.slot === undefined);
}

/** What the matches are sorted by: nothing, the value, or the place of the option among the labels. */
function sortKey({ sort, language }: ListQuery, status: StatusToday | null): RawBuilder<unknown> {
  if (sort === null) return sql`0`;
  const value = sortExpression(sort, status);
  if (!sortsByLabel(sort)) return value;
  const order = optionOrder(sort, language);
  return sql`case when ${value} is not null
    then coalesce(array_position(${[...order]}::text[], ${value}), ${order.length + 1}::integer) end`;
}

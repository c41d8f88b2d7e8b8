import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Filter } from '@huella/domain/engine/lists/filter';
import type { Database } from './database';
import { condition, jsonText, sortExpression, sortsByText, type Condition } from './list-conditions';
import type { ListQuery, ListScope } from './list-types';
import { lottedAssets, readingOf, type Reading } from './list-state';
import type { RowWindow } from './list-types';
import {
  asTheyAreToday,
  idList,
  listedColumns,
  optionOrder,
  sortsByLabel,
  type FoundList,
  type ListedAsset,
} from './list-rows';

/**
 * A window of what matches, each an id and a key, and its total in one statement: it is found once, counted, and sorted. The
 * exact total has to find every match anyway, and finding the window on its own, along the index of the sort, may have to
 * pass over a whole establishment before the first match. Ties break by id.
 * @param limit null is all of them
 */
export async function readWindow(
  db: Database,
  matches: RawBuilder<unknown>,
  query: Pick<ListQuery, 'direction'>,
  { offset, limit }: { readonly offset: number; readonly limit: number | null },
): Promise<FoundList> {
  const order = sql`order by key ${directionSql(query)} nulls last, id ${directionSql(query)}`;
  const found = await sql<FoundList>`
    with matching as materialized (${matches})
    select (select count(*) from matching) as total,
      ${idList(sql`select id from matching ${order} limit ${limit}::bigint offset ${offset}`)} as ids`.execute(
    db,
  );
  return found.rows[0] ?? { total: 0, ids: [] };
}

/** The same of the assets of a list. */
export async function scanList(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  window: RowWindow,
): Promise<FoundList> {
  return readWindow(db, matching(scope, query), query, window);
}

/** How many entries of an index are passed over, at most, in the hope that the window lies at its beginning. */
const maxScanned = 4_000;

/**
 * The same for a sort that an index holds, where matches are frequent: the window is found at the beginning of the
 * index, and the matches need only be counted. Null where the page, which ends at `needed`, does not lie there.
 */
export async function peekList(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  { offset, limit }: RowWindow,
  needed: number,
): Promise<FoundList | null> {
  if (needed > maxScanned) return null;
  const { sort } = query;
  const reading = readingOf(scope);
  const asked = query.filters.map((filter) => condition(filter, reading));
  const direction = directionSql(query);
  const key = sort === null ? sql`s.asset_id` : sortExpression(sort, null);
  // Read backwards, the index would bring the empty values first.
  const filled = query.direction === 'desc' && sort !== null ? [sql<boolean>`${key} is not null`] : [];
  const found = await sql<{ readonly total: number | null; readonly ids: readonly number[] }>`
    with peeked as materialized (
      select s.asset_id as id, s.key
      from (
        select s.*, ${key} as key from asset_slot s where ${all([...inScope(scope, query), ...filled])}
        order by ${key} ${direction}, s.asset_id ${direction} limit ${maxScanned}
      ) as s
      where ${all(asked)} order by s.key ${direction}, s.asset_id ${direction} limit ${offset + limit}
    )
    select
      case when (select count(*) from peeked) >= ${needed} then (
        select count(*) from asset_slot s where ${all([...inScope(scope, query), ...asked])}
      ) end as total,
      ${idList(sql`select id from peeked order by key ${direction}, id ${direction} offset ${offset}`)} as ids`.execute(
    db,
  );
  const [row] = found.rows;
  return row === undefined || row.total === null ? null : { total: row.total, ids: row.ids };
}

/** The way of a query, as SQL says it. */
export function directionSql({ direction }: Pick<ListQuery, 'direction'>): RawBuilder<unknown> {
  return direction === 'desc' ? sql`desc` : sql`asc`;
}

/** The ids of all that a query finds, in its order, whatever its page: what bulk calls and exports are about. */
export async function listMatchingIds(
  db: Database,
  scope: ListScope,
  query: Omit<ListQuery, 'offset' | 'limit'>,
): Promise<readonly number[]> {
  const direction = directionSql(query);
  const found = await sql<{ id: number }>`
    select id from (${matching(scope, query)}) as matching order by key ${direction} nulls last, id ${direction}`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

/**
 * Assets of an establishment by their ids, in any order; those of others are not there. Of their attributes all are
 * read, or those that are named.
 */
export async function listAssetsByIds(
  db: Database,
  scope: ListScope,
  ids: readonly number[],
  names: readonly string[] | null = null,
): Promise<readonly ListedAsset[]> {
  const found = await sql<ListedAsset>`
    select ${listedColumns(names)} from asset a
    where a.id = any(${[...ids]}::bigint[]) and a.box_id = ${scope.boxId}
      and a.asset_type = ${scope.model.id}`.execute(db);
  return asTheyAreToday(scope, found.rows);
}

/** What each match brings along, beside its id. */
export type MatchKey = (
  query: Pick<ListQuery, 'sort' | 'language'>,
  reading: Reading,
  text?: RawBuilder<string>,
) => RawBuilder<unknown>;

/**
 * The matches of a query, each as its id and a key: what it is sorted by, unless another one is asked for.
 * @param within a condition over the slots of a row that matches meet as well
 */
export function matching(
  scope: ListScope,
  query: Omit<ListQuery, 'offset' | 'limit' | 'direction'>,
  keyOfMatch: MatchKey = sortKey,
  within?: Condition,
): RawBuilder<unknown> {
  const reading = readingOf(scope);
  const asked = (filter: Filter) => condition(filter, reading);
  const bySlot = query.filters.filter((filter) => !asksRecord(filter)).map(asked);
  const byRecord = query.filters.filter(asksRecord).map(asked);
  const sortsByRecord = query.sort !== null && readsRecord([query.sort]);
  const inSlots = [...inScope(scope, query), ...bySlot, ...(within === undefined ? [] : [within])];
  const key = keyOfMatch(query, reading);
  // Which lot each is in is looked up at once and not for each.
  const lots = sortsByLot(query.sort)
    ? sql`left join ${lottedAssets(scope)} on lotted.asset_id = s.asset_id`
    : sql``;
  if (byRecord.length === 0 && !sortsByRecord)
    return sql`select s.asset_id as id, ${key} as key from asset_slot s ${lots} where ${all(inSlots)}`;
  const sortsBySlot = query.sort !== null && !sortsByRecord;
  if (within === undefined && !query.filters.some(asksSlot) && !sortsBySlot)
    return amongRecords(scope, query, byRecord, reading, keyOfMatch);
  // The scope is asked of both tables, so that only records of the establishment are read; `offset 0` keeps the
  // database from taking attributes apart before the slots have been asked.
  return sql`
    select s.asset_id as id, ${key} as key
    from (
      select s.*, a.attributes from asset_slot s join asset a on a.id = s.asset_id
      where ${all(inSlots)} and a.box_id = ${scope.boxId} and a.asset_type = ${scope.model.id}
      offset 0
    ) as s ${lots}
    where ${all([sql<boolean>`true`, ...byRecord])}`;
}

/**
 * Where nothing asks a slot, the slots need not be read at all. A text to sort by is taken out of the record once:
 * `offset 0` keeps the database from doing it again wherever the key names it.
 */
function amongRecords(
  scope: ListScope,
  query: Omit<ListQuery, 'offset' | 'limit' | 'direction'>,
  byRecord: readonly Condition[],
  reading: Reading,
  keyOfMatch: MatchKey,
): RawBuilder<unknown> {
  const inRecords = all([
    sql<boolean>`s.box_id = ${scope.boxId}`,
    sql<boolean>`s.asset_type = ${scope.model.id}`,
    ...ofLife(query.which, sql`s.deleted_at is null`),
    ...byRecord,
  ]);
  const { sort } = query;
  if (sort === null || reading.status?.attribute === sort.name || !sortsByText(sort))
    return sql`select s.id as id, ${keyOfMatch(query, reading)} as key from asset s where ${inRecords}`;
  const key = keyOfMatch(query, reading, sql<string>`s.sort_text`);
  return sql`
    select s.id as id, ${key} as key
    from (select s.id, ${jsonText(sort)} as sort_text from asset s where ${inRecords} offset 0) as s`;
}

function inScope(scope: ListScope, { which }: Pick<ListQuery, 'which'>): readonly Condition[] {
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

/** All of some conditions; at least one. */
export function all(conditions: readonly Condition[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function fieldsOf(filter: Filter): readonly Attribute[] {
  return 'fields' in filter ? filter.fields : [filter.field];
}

/** Whether a filter looks into the record: words are looked for beside the slots. */
export function asksRecord(filter: Filter): boolean {
  return filter.operator !== 'words' && readsRecord(fieldsOf(filter));
}

/** Whether a filter asks who something is pledged to. */
export function asksHolder(filter: Filter): boolean {
  return fieldsOf(filter).some(({ follows }) => follows === 'holder');
}

/** Whether a filter asks a slot, alone or beside the record: a search may look into both. What follows from slots is asked there. */
function asksSlot(filter: Filter): boolean {
  return (
    !asksRecord(filter) ||
    fieldsOf(filter).some(({ slot, follows }) => slot !== undefined || follows !== undefined)
  );
}

/** Whether any of the attributes has no slot and follows from none, so that the record itself must be read. */
function readsRecord(fields: readonly Attribute[]): boolean {
  return fields.some(({ slot, follows }) => slot === undefined && follows === undefined);
}

function sortsByLot(sort: Attribute | null): boolean {
  return sort?.follows === 'lot';
}

/** What the matches are sorted by: nothing, the value, or the place of the option among the labels. */
export function sortKey(
  { sort, language }: Pick<ListQuery, 'sort' | 'language'>,
  reading: Reading,
  text?: RawBuilder<string>,
): RawBuilder<unknown> {
  if (sort === null) return sql`0`;
  const value = sortExpression(sort, reading, text);
  if (!sortsByLabel(sort)) return value;
  const order = optionOrder(sort, language);
  return sql`case when ${value} is not null
    then coalesce(array_position(${[...order]}::text[], ${value}), ${order.length + 1}::integer) end`;
}

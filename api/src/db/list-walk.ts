import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/assets/asset-type';
import type { Database } from './database';
import { sortExpression, type Condition } from './list-conditions';
import type { ListQuery, ListScope } from './list-query';
import { listedColumns, optionOrder, sortsByLabel, type ListedAsset, type ListedPage } from './list-rows';

/** A page of all living assets by id or by an indexed attribute: a short walk along its index, and a count beside. */
export function walkPage(db: Database, scope: ListScope, query: ListQuery): Promise<ListedPage> {
  const { sort } = query;
  if (sort !== null && sortsByLabel(sort)) return walkOptions(db, scope, query, sort);
  return query.direction === 'desc' && sort !== null
    ? walkDown(db, scope, query, sort)
    : walkUp(db, scope, query);
}

function living(scope: ListScope, ...more: Condition[]): RawBuilder<unknown> {
  const conditions = [
    sql<boolean>`s.box_id = ${scope.boxId}`,
    sql<boolean>`s.asset_type = ${scope.model.id}`,
    sql<boolean>`not s.deleted`,
    ...more,
  ];
  return sql`from asset_slot s where ${sql.join(conditions, sql` and `)}`;
}

/** One stretch of an index: where it starts and how far it goes. */
interface Stretch {
  readonly only?: Condition;
  readonly key: RawBuilder<unknown>;
  readonly way: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

async function walk(db: Database, scope: ListScope, stretch: Stretch): Promise<readonly ListedAsset[]> {
  const { only, key, offset, limit } = stretch;
  const way = stretch.way === 'desc' ? sql`desc` : sql`asc`;
  const found = await sql<ListedAsset>`
    select ${listedColumns}
    from (
      select s.asset_id as id, ${key} as key ${living(scope, ...(only === undefined ? [] : [only]))}
      order by ${key} ${way}, s.asset_id ${way} limit ${limit} offset ${offset}
    ) as page join asset a on a.id = page.id
    order by page.key ${way}, page.id ${way}`.execute(db);
  return found.rows;
}

async function count(db: Database, scope: ListScope, ...more: Condition[]): Promise<number> {
  const found = await sql<{ total: number }>`select count(*) as total ${living(scope, ...more)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** By id, or by an attribute upwards: empty values come last by themselves. */
async function walkUp(db: Database, scope: ListScope, query: ListQuery): Promise<ListedPage> {
  const { sort, direction, offset, limit } = query;
  const key = sort === null ? sql`s.asset_id` : sortExpression(sort);
  const [rows, total] = await Promise.all([
    walk(db, scope, { key, way: direction, offset, limit }),
    count(db, scope),
  ]);
  return { rows, total };
}

/** Downwards, the filled ones and then the empty ones: an index read backwards would bring the empty ones first. */
async function walkDown(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  sort: Attribute,
): Promise<ListedPage> {
  const key = sortExpression(sort);
  const { offset, limit } = query;
  const isFilled = sql<boolean>`${key} is not null`;
  const [filled, total] = await Promise.all([
    walk(db, scope, { only: isFilled, key, way: 'desc', offset, limit }),
    count(db, scope),
  ]);
  if (filled.length === limit || offset + filled.length >= total) return { rows: filled, total };
  const before = filled.length > 0 ? offset + filled.length : await count(db, scope, isFilled);
  const empty = await walk(db, scope, {
    only: sql<boolean>`${key} is null`,
    key,
    way: 'desc',
    offset: Math.max(0, offset - before),
    limit: limit - filled.length,
  });
  return { rows: [...filled, ...empty], total };
}

/**
 * By an attribute with options, in the order of their labels in the reader's language. The options are few: one
 * grouped count says how many rows each has, which is the total too, and only the options that fall into the page
 * are read, each by its index.
 */
async function walkOptions(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  sort: Attribute,
): Promise<ListedPage> {
  const key = sortExpression(sort);
  const grouped = await sql<Group>`
    select ${key} as option, count(*) as total ${living(scope)} group by 1`.execute(db);
  const rows: ListedAsset[] = [];
  let skipped = 0;
  for (const group of inOrder(grouped.rows, query, sort)) {
    const offset = Math.max(0, query.offset - skipped);
    skipped += group.total;
    if (offset >= group.total || rows.length >= query.limit) continue;
    const only =
      group.option === null ? sql<boolean>`${key} is null` : sql<boolean>`${key} = ${group.option}`;
    const limit = query.limit - rows.length;
    rows.push(...(await walk(db, scope, { only, key, way: query.direction, offset, limit })));
  }
  return { rows, total: skipped };
}

interface Group {
  readonly option: string | null;
  readonly total: number;
}

/** The options by their labels, the empty value last. */
function inOrder(groups: readonly Group[], query: ListQuery, sort: Attribute): readonly Group[] {
  const order = optionOrder(sort, query.language);
  const sign = query.direction === 'desc' ? -1 : 1;
  const place = (option: string) => (order.includes(option) ? order.indexOf(option) : order.length);
  return [...groups].sort((a, b) => {
    if (a.option === null || b.option === null) return Number(a.option === null) - Number(b.option === null);
    return sign * (place(a.option) - place(b.option));
  });
}

import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/assets/asset-type';
import type { Database } from './database';
import { sortExpression, type Condition } from './list-conditions';
import type { ListQuery, ListScope } from './list-query';
import { isStatus, statusToday, type StatusToday } from './list-status';
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
  const key = sort === null ? sql`s.asset_id` : sortExpression(sort, null);
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
  const key = sortExpression(sort, null);
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
  const status = statusToday(scope);
  const derived = status?.attribute === sort.name ? status : null;
  const { groups, settled } = await (derived === null
    ? groupsOf(db, scope, sortExpression(sort, null))
    : groupsToday(db, scope, derived));
  const key = derived?.stored ?? sortExpression(sort, null);
  const rows: ListedAsset[] = [];
  let skipped = 0;
  for (const group of inOrder(groups, query, sort)) {
    const offset = Math.max(0, query.offset - skipped);
    skipped += group.total;
    if (offset >= group.total || rows.length >= query.limit) continue;
    const limit = query.limit - rows.length;
    const only = isOption(group.option, key, settled ? null : derived);
    // Rows of one status are told apart by their ids alone: a status of today is in no index to be walked along.
    const along = settled ? key : sql`s.asset_id`;
    rows.push(...(await walk(db, scope, { only, key: along, way: query.direction, offset, limit })));
  }
  return { rows, total: skipped };
}

interface Groups {
  readonly groups: readonly Group[];
  /** Whether the slot says of every row what its group is. */
  readonly settled: boolean;
}

async function groupsOf(db: Database, scope: ListScope, key: RawBuilder<unknown>): Promise<Groups> {
  const grouped = await sql<Group>`
    select ${key} as option, count(*) as total ${living(scope)} group by 1`.execute(db);
  return { groups: grouped.rows, settled: true };
}

/** The same by the status of today: counted along the index of the slot, and what has run out moved over. */
async function groupsToday(db: Database, scope: ListScope, status: StatusToday): Promise<Groups> {
  const { stored, isPast, from, to } = status;
  const grouped = await sql<Group & { readonly past: number }>`
    select ${stored} as option, count(*) as total, count(*) filter (where ${isPast}) as past
    ${living(scope)} group by 1`.execute(db);
  const moving = (group: Group & { readonly past: number }) =>
    group.option !== null && from.includes(group.option) ? group.past : 0;
  const moved = grouped.rows.reduce((all, group) => all + moving(group), 0);
  const left = grouped.rows.map((group) => ({ ...group, total: group.total - moving(group) }));
  const standing = left.find(({ option }) => option === to)?.total ?? 0;
  const groups = [
    ...left.filter(({ option, total }) => option !== to && total > 0),
    ...(standing + moved > 0 ? [{ option: to, total: standing + moved }] : []),
  ];
  return { groups, settled: moved === 0 };
}

function isOption(option: string | null, key: RawBuilder<unknown>, status: StatusToday | null): Condition {
  if (option === null) return sql<boolean>`${key} is null`;
  return status === null ? sql<boolean>`${key} = ${option}` : isStatus(status, [option]);
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

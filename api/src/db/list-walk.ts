import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Database } from './database';
import type { RowWindow } from './list-types';
import { sortExpression, type Condition } from './list-conditions';
import type { ListQuery, ListScope } from './list-types';
import { idList, tallyOf, type FoundList } from './list-rows';

/**
 * A window of all living assets by id or by an indexed attribute without options: a short walk along its index. How
 * many there are is kept with the assets. Ask it inside one snapshot.
 */
export function walkList(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  rowWindow: RowWindow,
): Promise<FoundList> {
  const { sort } = query;
  return query.direction === 'desc' && sort !== null
    ? walkDown(db, scope, sort, rowWindow)
    : walkUp(db, scope, query, rowWindow);
}

/** The living assets of a scope, as SQL that follows what is selected of `asset_slot s`. */
export function living(scope: ListScope, ...more: readonly Condition[]): RawBuilder<unknown> {
  const conditions = [
    sql<boolean>`s.box_id = ${scope.boxId}`,
    sql<boolean>`s.asset_type = ${scope.model.id}`,
    sql<boolean>`not s.deleted`,
    ...more,
  ];
  return sql`from asset_slot s where ${sql.join(conditions, sql` and `)}`;
}

/** A walk along an index: in which direction, and how much of it. */
export interface Walk extends RowWindow {
  readonly only?: readonly Condition[];
  readonly key: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

/** The ids along a walk. */
export function along(
  scope: ListScope,
  { only = [], key, direction, offset, limit }: Walk,
): RawBuilder<unknown> {
  const to = direction === 'desc' ? sql`desc` : sql`asc`;
  return sql`
    select s.asset_id ${living(scope, ...only)}
    order by ${key} ${to}, s.asset_id ${to} limit ${limit} offset ${offset}`;
}

async function walk(db: Database, scope: ListScope, asked: Walk): Promise<FoundList> {
  const found = await sql<FoundList>`
    select tally.living as total, ${idList(along(scope, asked))} as ids from (${tallyOf(scope)}) as tally`.execute(
    db,
  );
  return found.rows[0] ?? { total: 0, ids: [] };
}

/** By id, or by an attribute upwards: empty values come last by themselves. */
function walkUp(db: Database, scope: ListScope, query: ListQuery, rowWindow: RowWindow): Promise<FoundList> {
  const { sort, direction } = query;
  const key = sort === null ? sql`s.asset_id` : sortExpression(sort, null);
  return walk(db, scope, { ...rowWindow, key, direction });
}

/** Downwards, the filled ones and then the empty ones: an index read backwards would bring the empty ones first. */
async function walkDown(
  db: Database,
  scope: ListScope,
  sort: Attribute,
  { offset, limit }: RowWindow,
): Promise<FoundList> {
  const key = sortExpression(sort, null);
  const isFilled = sql<boolean>`${key} is not null`;
  const filled = await walk(db, scope, { only: [isFilled], key, direction: 'desc', offset, limit });
  const { total, ids } = filled;
  if (ids.length === limit || offset + ids.length >= total) return filled;
  const before = ids.length > 0 ? offset + ids.length : await count(db, scope, isFilled);
  const empty = await walk(db, scope, {
    only: [sql<boolean>`${key} is null`],
    key,
    direction: 'desc',
    offset: Math.max(0, offset - before),
    limit: limit - ids.length,
  });
  return { total, ids: [...ids, ...empty.ids] };
}

async function count(db: Database, scope: ListScope, ...more: readonly Condition[]): Promise<number> {
  const found = await sql<{ total: number }>`select count(*) as total ${living(scope, ...more)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

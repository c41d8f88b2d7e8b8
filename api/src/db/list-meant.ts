import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database';
import { matching } from './list-scan';
import type { ListQuery, ListScope } from './list-types';

/** What a selection means of all that its filters find. */
export interface MeantQuery extends Pick<ListQuery, 'filters' | 'which' | 'language'> {
  /** Found, and yet not meant. */
  readonly except: readonly number[];
  /** Null means all; else nothing that is paused or on its way, nor, where the establishment says so, what has ended. */
  readonly selectable: { readonly withoutClosed: boolean } | null;
}

/** How many assets a selection means, as of now. */
export async function countMeant(db: Database, scope: ListScope, query: MeantQuery): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from (${meant(scope, query)}) as meant`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** The ids of the assets that a selection means, lowest first. */
export async function listMeantIds(
  db: Database,
  scope: ListScope,
  query: MeantQuery,
): Promise<readonly number[]> {
  const found = await sql<{ ids: readonly number[] }>`
    select coalesce(json_agg(id order by id), '[]') as ids from (${meant(scope, query)}) as meant`.execute(
    db,
  );
  return found.rows[0]?.ids ?? [];
}

function meant(scope: ListScope, { except, selectable, ...query }: MeantQuery): RawBuilder<unknown> {
  const left = [
    ...(except.length === 0
      ? []
      : [sql`select from unnest(${[...except]}::bigint[]) as e(id) where e.id = found.id`]),
    ...(selectable === null ? [] : takingNothing(scope, selectable.withoutClosed)),
  ];
  const kept = left.map((others) => sql`not exists (${others})`);
  return sql`
    select found.id from (${matching(scope, { ...query, sort: null })}) as found
    where ${sql.join([sql`true`, ...kept], sql` and `)}`;
}

/** What takes nothing for now, and what takes nothing any more: each is few, and found in an index of its own. */
function takingNothing({ boxId, model }: ListScope, withoutClosed: boolean): readonly RawBuilder<unknown>[] {
  const held = sql`
    select from asset a
    where a.id = found.id and a.box_id = ${boxId} and a.asset_type = ${model.id}
      and (a.paused_message is not null or a.transfer_id is not null)`;
  const closed = sql`
    select from asset_slot c
    where c.asset_id = found.id and c.box_id = ${boxId} and c.asset_type = ${model.id}
      and c.closed and not c.deleted`;
  return withoutClosed ? [held, closed] : [held];
}

import { sql, type RawBuilder } from 'kysely';
import { deletionNames } from '@huella/domain/rules/gone-names';
import type { Values } from '@huella/domain/model/value';
import { actorName } from './actors';
import type { Database } from './database';
import { condition } from './list-conditions';
import { listedColumns, type FoundList, type ListedAsset } from './list-rows';
import { all, readWindow, sortKey, type MatchKey } from './list-scan';
import { readingOf } from './list-state';
import type { ListQuery, ListScope } from './list-types';

/** Which deleted assets a list may see at all: always an argument, never optional. */
export interface DeletedScope extends ListScope {
  /** The zone of the days on which they went. */
  readonly zone: string;
}

export type DeletedQuery = Omit<ListQuery, 'which' | 'limit'> & {
  /** Null is all of them. */
  readonly limit: number | null;
};

const names: readonly string[] = Object.values(deletionNames);

/** Whether a query asks how assets went, and not only what they held. */
export function asksDeletion({ filters, sort }: Pick<ListQuery, 'filters' | 'sort'>): boolean {
  const asked = filters.flatMap((filter) => ('fields' in filter ? filter.fields : [filter.field]));
  return [...asked, ...(sort === null ? [] : [sort])].some(({ name }) => names.includes(name));
}

/**
 * The ids of the logically deleted assets of an establishment, in the order asked for, and their exact total (document 1
 * section 2): for what asks when they went, by which event or whose (`asksDeletion`). Ties break by id.
 */
export async function findDeleted(
  db: Database,
  scope: DeletedScope,
  query: DeletedQuery,
): Promise<FoundList> {
  return readWindow(db, matchingDeleted(scope, query), query, query);
}

/** The matches of such a query, each as its id and a key: what it is sorted by, unless another one is asked for. */
export function matchingDeleted(
  scope: DeletedScope,
  query: Pick<DeletedQuery, 'filters' | 'sort' | 'language'>,
  keyOfMatch: MatchKey = sortKey,
): RawBuilder<unknown> {
  const reading = readingOf(scope);
  // `offset 0` keeps the database from looking the event of each up once for every filter.
  const asked = [sql<boolean>`true`, ...query.filters.map((filter) => condition(filter, reading))];
  return sql`
    select s.asset_id as id, ${keyOfMatch(query, reading)} as key
    from (
      select s.*, a.attributes || ${deletion(scope.zone)} as attributes
      from asset_slot s join asset a on a.id = s.asset_id ${lastEvent}
      where s.box_id = ${scope.boxId} and s.asset_type = ${scope.model.id} and s.deleted
        and a.box_id = ${scope.boxId} and a.asset_type = ${scope.model.id}
      offset 0
    ) as s
    where ${all(asked)}`;
}

/**
 * Logically deleted assets of an establishment by their ids, in any order, with how they went among what they held; others
 * are not there. Of their attributes all are read, or those that are named.
 */
export async function listDeletedByIds(
  db: Database,
  scope: DeletedScope,
  ids: readonly number[],
  wanted: readonly string[] | null = null,
): Promise<readonly ListedAsset[]> {
  const found = await sql<ListedAsset & { readonly deletion: Values }>`
    select ${listedColumns(wanted)}, ${deletion(scope.zone)} as deletion
    from asset a ${lastEvent}
    where a.id = any(${[...ids]}::bigint[]) and a.box_id = ${scope.boxId}
      and a.asset_type = ${scope.model.id} and a.deleted_at is not null`.execute(db);
  return found.rows.map(({ deletion: how, ...asset }) => ({
    ...asset,
    attributes: { ...asset.attributes, ...how },
  }));
}

/** The event by which an asset `a` went: it takes none after it, so that it is the last one of its chain. */
const lastEvent = sql`
  left join event_asset l on l.asset_id = a.id and l.sequence = a.sequence
  left join event e on e.id = l.event_id
  left join app_user u on u.id = e.recorded_by
  left join box b on b.id = e.box_id
  left join company c on c.id = b.company_id`;

/** How it went. A person of another establishment's company shows as that company (decisions section 8). */
function deletion(zone: string): RawBuilder<Values> {
  return sql<Values>`jsonb_build_object(
    ${deletionNames.on}::text, to_char(e.event_time at time zone ${zone}, 'YYYY-MM-DD'),
    ${deletionNames.event}::text, e.event_type::text,
    ${deletionNames.by}::text, nullif(case when e.box_id = a.box_id then ${actorName} else c.name end, ''))`;
}

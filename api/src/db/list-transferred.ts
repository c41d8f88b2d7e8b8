import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { transferredOnField, transferredToField } from '@huella/domain/rules/transferred-fields';
import type { Language } from '@huella/domain/words';
import type { Database } from './database';
import { condition } from './list-conditions';
import { someAttributes, type FoundList, type ListedAsset, type ListedPage } from './list-rows';
import { all, readWindow, sortKey, type MatchKey } from './list-scan';
import { readingOfLeft, type LeftScope } from './list-state';
import type { Summed } from './list-sums';

/** What left which establishment: always an argument, never optional. */
export interface TransferredScope extends LeftScope {
  readonly boxId: number;
  /** The zone of the days on which they left. */
  readonly zone: string;
}

export interface TransferredQuery {
  /** Over `transferredFields`, none of which has a slot. */
  readonly filters: readonly Filter[];
  /** An attribute that no match holds a value of. */
  readonly without?: string | undefined;
  /** Null sorts by id. */
  readonly sort: Attribute | null;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  /** Null is all of them. */
  readonly limit: number | null;
  readonly language: Language;
}

/**
 * The ids of assets that left an establishment, in the order asked for, and their exact total (document 1 section 2,
 * decisions sections 4 and 5). Filters and sort look at what the assets were when they left. Ties break by id.
 */
export async function findTransferred(
  db: Database,
  scope: TransferredScope,
  query: TransferredQuery,
): Promise<FoundList> {
  return readWindow(db, matchingTransferred(scope, query), query, query);
}

/** What left and matches a query, each as its id and a key: what it is sorted by, unless another one is asked for. */
export function matchingTransferred(
  scope: TransferredScope,
  query: Pick<TransferredQuery, 'filters' | 'without' | 'sort' | 'language'>,
  keyOfMatch: MatchKey = sortKey,
): RawBuilder<unknown> {
  const reading = readingOfLeft(scope);
  // `offset 0` keeps the database from putting each record together once for every filter.
  const asked = [
    sql<boolean>`true`,
    ...query.filters.map((filter) => condition(filter, reading)),
    ...(query.without === undefined ? [] : [sql<boolean>`not (s.attributes ? ${query.without})`]),
  ];
  return sql`
    select s.asset_id as id, ${keyOfMatch(query, reading)} as key from (${sent(scope)} offset 0) as s where ${all(asked)}`;
}

/** A page of what left an establishment, each as it was then. */
export async function listTransferred(
  db: Database,
  scope: TransferredScope,
  query: TransferredQuery,
): Promise<ListedPage> {
  const { ids, total } = await findTransferred(db, scope, query);
  const byId = new Map((await listTransferredByIds(db, scope, ids)).map((row) => [row.id, row]));
  return { total, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

/**
 * Assets that left an establishment, by their ids in any order; others are not there. What became of them since is not
 * in it: whether they are paused, retired or on the way, nor in which lot. Of attributes all are read, or those that
 * are named.
 */
export async function listTransferredByIds(
  db: Database,
  scope: TransferredScope,
  ids: readonly number[],
  names: readonly string[] | null = null,
): Promise<readonly ListedAsset[]> {
  const found = await sql<ListedAsset>`
    select s.asset_id as id, 0 as version, a.public_id, ${someAttributes(sql`s.attributes`, names)} as attributes, null as paused_message, false as deleted,
           null as lot_id, null as lot_name, null as sent_at, s.left_at,
           (select max(t.id) from event_asset l join transfer t on t.event_id = l.event_id
            where l.asset_id = s.asset_id and t.source_box_id = ${scope.boxId}) as transfer_id
    from (${sent(scope)}) as s join asset a on a.id = s.asset_id
    where s.asset_id = any(${[...ids]}::bigint[])`.execute(db);
  return found.rows;
}

/** What left an establishment, among some ids, each as its id. */
export function transferredNamed(
  { boxId, model }: TransferredScope,
  ids: readonly number[],
): RawBuilder<unknown> {
  return sql`
    select d.asset_id as id from transferred_asset d
    where d.asset_id = any(${[...ids]}::bigint[]) and d.box_id = ${boxId} and d.asset_type = ${model.id}`;
}

/** What left an establishment, as what is summed up: by what it was then. */
export function summedTransferred(scope: TransferredScope): Summed {
  return { model: scope.model, reading: readingOfLeft(scope), rows: () => sent(scope) };
}

/** Which of some assets left an establishment by a transfer, and did not come back. */
export async function listTransferredIds(
  db: Database,
  boxId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await sql<{ id: number }>`
    select asset_id as id from transferred_asset
    where box_id = ${boxId} and asset_id = any(${[...ids]}::bigint[])`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** What left, with where to and on which day among what it held: filters and sort ask them alike. */
function sent({ boxId, model, zone }: TransferredScope): RawBuilder<unknown> {
  return sql`
    select d.asset_id, d.left_at,
      d.attributes || jsonb_build_object(
        ${transferredToField.name}::text, g.name,
        ${transferredOnField.name}::text, to_char(d.left_at at time zone ${zone}, 'YYYY-MM-DD')) as attributes
    from transferred_asset d join box g on g.id = d.target_box_id
    where d.box_id = ${boxId} and d.asset_type = ${model.id}`;
}

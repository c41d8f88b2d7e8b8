import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database';
import { sortExpression } from './list-conditions';
import type { ListQuery, ListScope, RowWindow } from './list-types';
import { askRecurring } from './named-statements';
import { asTheyAreToday, rowsAt, tallyOf, type ListedAsset } from './list-rows';
import { directionSql, matching } from './list-scan';
import { along } from './list-walk';

/** A window of a list, the rows of a page in it, and the version that the assets had: all as of one moment. */
export interface FoundPage {
  readonly version: number;
  /** How many living assets there are without filters. */
  readonly living: number;
  readonly total: number;
  readonly ids: readonly number[];
  readonly rows: readonly ListedAsset[];
}

/** The most matches that are gathered and sorted together with reading the page; what finds more goes other ways. */
export const maxGathered = 20_000;

/**
 * The most living assets of which a plan is kept that is made for any values: at its worst it passes over the index of all of
 * them, which takes 10 ms. Beyond that, planning anew takes little of what finding takes.
 */
const maxPlannedOnce = 50_000;

/** What is known of a list before it is asked; of consequence for how long it takes alone. */
export interface Known {
  /** How many living assets there were lately; null where nobody has looked. */
  readonly living: number | null;
}

/**
 * A page, its window and the exact total in one statement, which needs no transaction to be of one moment: what matches is
 * found once, counted, sorted, and the rows of the page are read. Null where more match than are gathered.
 */
export function gatherPage(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  { offset, limit }: RowWindow,
  known: Known = { living: null },
  most = maxGathered,
): Promise<FoundPage | null> {
  const order = sql`order by key ${directionSql(query)} nulls last, id ${directionSql(query)}`;
  const gathered = sql`
    gathered as materialized (select id, key from (${matching(scope, query)}) as m limit ${most + 1})`;
  const list = sql`
    select n.total, case when n.total <= ${most} then
      array(select id from gathered ${order} limit ${limit} offset ${offset}) end as ids
    from (select count(*) as total from gathered) as n`;
  return readPage(db, scope, offset, query, [gathered, named(list)], known);
}

/**
 * The same of all living assets by id, or upwards by an indexed attribute without options: a short walk along its index. How
 * many there are is kept with the assets.
 */
export function walkPage(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  rowWindow: RowWindow,
  known: Known = { living: null },
): Promise<FoundPage | null> {
  const { sort, direction } = query;
  const key = sort === null ? sql`s.asset_id` : sortExpression(sort, null);
  const list = sql`
    select t.living as total, array(${along(scope, { ...rowWindow, key, direction })}) as ids
    from (${tallyOf(scope)}) as t`;
  return readPage(db, scope, rowWindow.offset, query, [named(list)], known);
}

const named = (list: RawBuilder<unknown>) => sql`list as materialized (${list})`;

/** Reads the rows of a page in the list that tables of a query come to: one row, its ids null where it is not found so. */
async function readPage(
  db: Database,
  scope: ListScope,
  before: number,
  { offset, limit }: ListQuery,
  tables: readonly RawBuilder<unknown>[],
  { living }: Known,
): Promise<FoundPage | null> {
  const [from, to] = [offset - before + 1, offset - before + limit];
  const statement = sql<FoundRow>`
    with ${sql.join(tables)}
    select tally.version as tally_version, tally.living as tally_living, list.total, r.id is not null as found,
      case when r.place is null or r.place = 1 then array_to_json(list.ids) end as ids, r.*
    from (${tallyOf(scope)}) as tally cross join list left join lateral (
      ${rowsAt(scope, sql`(list.ids)[${from}::integer:${to}::integer]`)}
    ) as r on true order by r.place`;
  const isShort = living !== null && living <= maxPlannedOnce;
  const found = isShort ? await askRecurring(db, statement) : (await statement.execute(db)).rows;
  const [first] = found;
  if (first === undefined || first.ids === null) return null;
  const { tally_version: version, total, ids } = first;
  const rows = asTheyAreToday(
    scope,
    found.filter((row) => row.found),
  );
  return { version, living: first.tally_living, total, ids, rows };
}

type FoundRow = ListedAsset & {
  readonly tally_version: number;
  readonly tally_living: number;
  readonly total: number;
  /** Of the first row alone. */
  readonly ids: readonly number[] | null;
  readonly found: boolean;
};

import { RawNode, sql, type KyselyPlugin, type RawBuilder, type RootOperationNode } from 'kysely';
import { keysColumn, textsColumn } from '../index-slots';
import type { Inside } from '../transact';
import { rowsThen, type Then } from './day-rows';

/** Whose rows the assets of a day are: those kept with it where all have changed since, today's where none has, or both. */
export type RowsFrom = 'kept' | 'today' | 'both';

/** Which day a statement is about, and where: the scope is in every row that it sees. */
export interface DayRows {
  readonly id: number;
  readonly boxId: number;
  readonly assetType: number;
  readonly from: RowsFrom;
  /** When the day ends. */
  readonly until: Date;
}

/** The names of the columns of slots, and of what a search by words asks beside them. */
export const slotNames: readonly string[] = [
  ...Array.from({ length: 18 }, (_, at) => `t${String(at + 1)}`),
  ...Array.from({ length: 10 }, (_, at) => `n${String(at + 1)}`),
  ...Array.from({ length: 7 }, (_, at) => `d${String(at + 1)}`),
  ...[textsColumn, keysColumn],
];

const slotColumns = sql.join(slotNames.map((name) => sql.ref(name)));

type Scope = Pick<DayRows, 'boxId' | 'assetType'>;

const scopeColumns = ({ boxId, assetType }: Scope) =>
  sql`${boxId}::bigint as box_id, ${assetType}::integer as asset_type`;

/**
 * The assets of a day under the names of the tables of today, so that a statement over those finds what there was: what
 * lists, counts and sums up is written once (decision 84). What the day says nothing of stands as it does today. Other
 * tables are as they are.
 */
function tablesOf({ id, boxId, assetType, from, until }: DayRows): RawBuilder<unknown> {
  const scope = scopeColumns({ boxId, assetType });
  const isToday = (asset: string) =>
    from === 'today'
      ? sql`true`
      : sql`
    not exists (select from past_asset p where p.day_id = ${id} and p.asset_id = ${sql.ref(asset)})
    and not exists (select from past_absent p where p.day_id = ${id} and p.asset_id = ${sql.ref(asset)})`;
  const inBox = sql`t.box_id = ${boxId} and t.asset_type = ${assetType}`;
  // A table of one part is read in the order of its index; of two, all rows are read and sorted.
  const partsOf = (kept: RawBuilder<unknown>, today: RawBuilder<unknown>) =>
    from === 'kept' ? kept : from === 'today' ? today : sql`${kept} union all ${today}`;
  // Read only by those who ask it: of what has changed since, the newest event that the day knew.
  const newest = sql`(
    select max(e.event_time) from event_asset l join event e on e.id = l.event_id
    where l.asset_id = past_asset.asset_id and e.event_time <= ${until})`;
  const assets = partsOf(
    sql`select asset_id as id, ${scope}, 0 as version, public_id, attributes, paused_message,
        null::timestamptz as deleted_at, lot_id, lot_name, transfer_id, ${newest} as folded_at
      from past_asset where day_id = ${id}`,
    sql`select t.id, ${scope}, 0 as version, t.public_id, t.attributes, null::text as paused_message,
        null::timestamptz as deleted_at, t.lot_id, null::text as lot_name, null::bigint as transfer_id, t.folded_at
      from public.asset t where ${inBox} and t.deleted_at is null and ${isToday('t.id')}`,
  );
  const slots = partsOf(
    sql`select asset_id, ${scope}, false as deleted, closed, ${slotColumns} from past_slot where day_id = ${id}`,
    sql`select t.asset_id, ${scope}, false as deleted, t.closed, ${slotColumns}
      from public.asset_slot t where ${inBox} and not t.deleted and ${isToday('t.asset_id')}`,
  );
  return sql`
    asset as not materialized (${assets}), asset_slot as not materialized (${slots}),
    asset_tally as not materialized (
      select ${scope}, living, 0::bigint as version from past_day where id = ${id}
    ), ${lotsOf(boxId, scope)}`;
}

/** The lots that assets of a day were in, as they are called today; what has gone since by the name that it had. */
function lotsOf(boxId: number, scope: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lot as materialized (
      select g.id, ${scope}, null::timestamptz as deleted_at,
        case when l.id is null then jsonb_build_object('name', g.name) else l.attributes end as attributes,
        coalesce(l.name_key, lower(g.name)) as name_key
      from (
        select lot_id as id, coalesce(max(lot_name), '') as name from asset where lot_id is not null group by 1
      ) as g left join public.lot l on l.id = g.id and l.box_id = ${boxId} and l.deleted_at is null
    )`;
}

/** Reads the assets of a day in place of those of today, in a snapshot that holds them. Nothing is written through it. */
export function overDay(snapshot: Inside, rows: DayRows): Inside {
  return withTables(snapshot, tablesOf(rows));
}

/** Reads a few assets as they stood on a day in place of all of today: statements over \`asset\` and \`lot\` find these alone. */
export function overThese(snapshot: Inside, scope: Scope, rows: readonly Then[]): Inside {
  const columns = scopeColumns(scope);
  return withTables(
    snapshot,
    sql`
    asset as materialized (
      select r.*, ${columns}, 0 as version, null::timestamptz as deleted_at from (${rowsThen(rows)}) as r
    ), ${lotsOf(scope.boxId, columns)}`,
  );
}

function withTables(snapshot: Inside, tables: RawBuilder<unknown>): Inside {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => beginWith(tables, node),
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return snapshot.withPlugin(plugin);
}

/** A statement that begins with some tables; those that it begins with itself follow them. */
function beginWith(tables: RawBuilder<unknown>, node: RootOperationNode): RootOperationNode {
  if (!RawNode.is(node)) throw new Error('Only statements that are written out are asked of a day');
  const [head = '', ...others] = node.sqlFragments;
  const opening = /^\s*with\s/.exec(head)?.[0];
  const rest = opening === undefined ? ` ${head}` : `, ${head.slice(opening.length)}`;
  return {
    ...node,
    sqlFragments: ['with ', rest, ...others],
    parameters: [tables.toOperationNode(), ...node.parameters],
  };
}

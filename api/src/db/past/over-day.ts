import { RawNode, sql, type KyselyPlugin, type RawBuilder, type RootOperationNode } from 'kysely';
import { keysColumn, textsColumn } from '../index-slots';
import type { Inside } from '../transact';

/** Which day a statement is about, and where: the scope is in every row that it sees. */
export interface DayRows {
  readonly id: number;
  readonly boxId: number;
  readonly assetType: number;
}

const slotNames = [
  ...Array.from({ length: 18 }, (_, at) => `t${String(at + 1)}`),
  ...Array.from({ length: 10 }, (_, at) => `n${String(at + 1)}`),
  ...Array.from({ length: 7 }, (_, at) => `d${String(at + 1)}`),
  ...[textsColumn, keysColumn],
];

/** The columns of slots, and of what a search by words asks beside them, by their names. */
export const slotColumns = sql.join(slotNames.map((name) => sql.ref(name)));

/**
 * The assets of a day under the names of the tables of today, so that a statement over those finds what there was: what
 * lists, counts and sums up is written once (decision 84). Other tables are as they are.
 */
function tablesOf({ id, boxId, assetType }: DayRows): RawBuilder<unknown> {
  const scope = sql`${boxId}::bigint as box_id, ${assetType}::integer as asset_type`;
  return sql`
    asset as not materialized (
      select asset_id as id, ${scope}, 0 as version, public_id, attributes, paused_message,
        null::timestamptz as deleted_at, lot_id, transfer_id
      from past_asset where day_id = ${id}
    ), asset_slot as not materialized (
      select asset_id, ${scope}, false as deleted, closed, ${slotColumns} from past_slot where day_id = ${id}
    ), asset_tally as not materialized (
      select ${scope}, living, 0::bigint as version from past_day where id = ${id}
    ), lot as materialized (
      select g.id, ${scope}, null::timestamptz as deleted_at,
        case when l.id is null then jsonb_build_object('name', g.name) else l.attributes end as attributes,
        coalesce(l.name_key, lower(g.name)) as name_key
      from (
        select lot_id as id, coalesce(max(lot_name), '') as name from past_asset
        where day_id = ${id} and lot_id is not null group by 1
      ) as g left join public.lot l on l.id = g.id and l.box_id = ${boxId} and l.deleted_at is null
    )`;
}

/** Reads the assets of a day in place of those of today, in a snapshot that holds them. Nothing is written through it. */
export function overDay(snapshot: Inside, rows: DayRows): Inside {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => withTables(node, rows),
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return snapshot.withPlugin(plugin);
}

/** A statement that begins with tables of the day; those that it begins with itself follow them. */
function withTables(node: RootOperationNode, rows: DayRows): RootOperationNode {
  if (!RawNode.is(node)) throw new Error('Only statements that are written out are asked of a day');
  const [head = '', ...others] = node.sqlFragments;
  const opening = /^\s*with\s/.exec(head)?.[0];
  const rest = opening === undefined ? ` ${head}` : `, ${head.slice(opening.length)}`;
  return {
    ...node,
    sqlFragments: ['with ', rest, ...others],
    parameters: [tablesOf(rows).toOperationNode(), ...node.parameters],
  };
}

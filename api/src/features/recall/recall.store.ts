import { sql, type RawBuilder } from 'kysely';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { nounRulesOf } from '@huella/domain/engine/recall/noun';
import type { Happened } from '@huella/domain/engine/recall/origin';
import type { AssetType } from '@huella/domain/model/asset-type';
import { engineEvents, transferEvents } from '@huella/domain/model/engine-events';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { isNameKept, isNamedEffective } from '../../db/ledger/named-rows';
import { isLineageEffective } from '../../db/ledger/undo-links';

/** Values of one kind of many rows, one a row. */
type Column<Value> = readonly Value[];

/** Assets that a trace reached, as they are, in columns. */
type ReachedAssets = readonly [
  ids: Column<number>,
  boxIds: Column<number>,
  assetTypes: Column<number>,
  deleted: Column<boolean>,
  nounPlaces: Column<number>,
];
/** Steps by which it went on: their events, with the asset type that each was recorded of, where, and what came out in all. */
type ReachedSteps = readonly [
  steps: Column<number>,
  eventIds: Column<number>,
  eventTypes: Column<number>,
  assetTypes: Column<number>,
  boxIds: Column<number>,
  made: Column<number>,
];
/** Assets of such steps, and how much of each went in or came out. */
export type ReachedParts = readonly [
  steps: Column<number>,
  assetIds: Column<number>,
  quantities: Column<number | null>,
  units: Column<string | null>,
];

/** What lineage and names lead to from some assets, in pieces. Those assets are among what was reached. */
export interface Reached {
  readonly assets: readonly ReachedAssets[];
  readonly steps: readonly ReachedSteps[];
  /** The side of the steps that is nearer to the start, and the one that is farther. */
  readonly near: readonly ReachedParts[];
  readonly far: readonly ReachedParts[];
}

/** Pieces that what was reached comes in, of each kind: none is so large that reading it keeps others waiting. */
const pieces = 128;

/**
 * Both sides of all steps: an event of lineage is one by its id, a name that was found is one by its own id below 0. What
 * was named went in, what names it came out.
 */
const inputs = sql`(
  select event_id as step, asset_id, quantity, unit from lineage_input
  union all
  select -n.id, n.target_id, n.quantity, n.unit from named_link n where ${isNamedEffective})`;
const outputs = sql`(
  select event_id as step, asset_id, quantity, unit from lineage_output
  union all
  select -n.id, n.asset_id, null, null from named_link n where ${isNamedEffective})`;
const parts = [sql`p.step`, sql`p.asset_id`, sql`p.quantity`, sql`p.unit`];
const sides = { down: [inputs, outputs], up: [outputs, inputs] } as const;

type Piece =
  | { readonly kind: 'assets'; readonly columns: ReachedAssets }
  | { readonly kind: 'steps'; readonly columns: ReachedSteps }
  | { readonly kind: 'near' | 'far'; readonly columns: ReachedParts };

/** Columns of a query as one value for each piece: a list of arrays takes a fraction of what an array for each row does. */
function inColumns(kind: Piece['kind'], columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`${sql.lit(kind)} as kind, json_build_array(${sql.join(
    columns.map((column) => sql`array_agg(${column})`),
  )}) as columns`;
}

/** Which piece a row is in, by one of its ids. */
const pieceOf = (id: RawBuilder<unknown>) => sql`${id} % ${sql.lit(pieces)}`;

/**
 * Everything that assets came from, or that came of them, however many steps away, by events that count (decision 21) and
 * by names that were found (decision 32). Each asset and each step is looked at once, so that circles end. Nobody's right
 * to see it is asked here.
 */
export async function findReached(
  db: Database,
  direction: RecallDirection,
  assetIds: readonly number[],
): Promise<Reached> {
  const [near, far] = sides[direction];
  const found = await sql<Piece>`
    with recursive reached(asset_id, step) as (
      select start, null::bigint from unnest(${[...assetIds]}::bigint[]) as start
      union
      select next.asset_id, next.step from reached r cross join lateral (
        select null::bigint as asset_id, s.step from ${near} s left join event e on e.id = s.step
        where s.asset_id = r.asset_id and (s.step < 0 or ${isLineageEffective})
        union all
        select f.asset_id, null from ${far} f where f.step = r.step
      ) as next
    ),
    assets as materialized (select asset_id from reached where asset_id is not null),
    steps as materialized (
      select r.step, coalesce(n.event_id, r.step) as event_id
      from reached r left join named_link n on n.id = -r.step where r.step is not null
    )
    select ${inColumns('assets', [
      ...[sql`s.asset_id`, sql`s.box_id`, sql`s.asset_type`, sql`s.deleted`],
      nounPlace,
    ])}
    from assets r join asset_slot s on s.asset_id = r.asset_id group by ${pieceOf(sql`s.asset_id`)}
    union all
    select ${inColumns('steps', [
      ...[sql`r.step`, sql`e.id`, sql`e.event_type`, sql`e.asset_type`, sql`e.box_id`],
      sql`(select count(*) from lineage_output o where o.event_id = r.step)`,
    ])}
    from steps r join event e on e.id = r.event_id group by ${pieceOf(sql`r.step`)}
    union all
    select ${inColumns('near', parts)} from steps r join ${near} p on p.step = r.step
    where (p.asset_id in (select asset_id from assets)) is true group by ${pieceOf(sql`p.asset_id`)}
    union all
    select ${inColumns('far', parts)} from steps r join ${far} p on p.step = r.step
    group by ${pieceOf(sql`p.asset_id`)}`.execute(db);
  const { rows } = found;
  return {
    assets: rows.flatMap((piece) => (piece.kind === 'assets' ? [piece.columns] : [])),
    steps: rows.flatMap((piece) => (piece.kind === 'steps' ? [piece.columns] : [])),
    near: rows.flatMap((piece) => (piece.kind === 'near' ? [piece.columns] : [])),
    far: rows.flatMap((piece) => (piece.kind === 'far' ? [piece.columns] : [])),
  };
}

/** Which noun of its type the asset of the slots `s` has (engine/recall/noun), asked of the types that have several alone. */
const nounPlace = nounPlaceOfAll(assetTypes);

function nounPlaceOfAll(models: readonly AssetType[]): RawBuilder<number> {
  const ofTypes = models.flatMap((model) => {
    const rules = nounRulesOf(model);
    if (rules.length === 0) return [];
    const places = rules.map(({ parentField, parentValue, not = false }, at) => {
      const isOne = sql`coalesce(a.attributes ->> ${parentField}, '') = any(${[...parentValue]}::text[])`;
      return sql`when ${not ? sql`not (${isOne})` : isOne} then ${at + 1}::integer`;
    });
    return [
      sql`when ${model.id} then (select case ${sql.join(places, sql` `)} else 0 end from asset a where a.id = s.asset_id)`,
    ];
  });
  return ofTypes.length === 0 ? sql`0` : sql`case s.asset_type ${sql.join(ofTypes, sql` `)} else 0 end`;
}

/** An asset as it is shown. */
export interface RecalledAsset {
  readonly id: number;
  readonly publicId: string;
  readonly boxId: number;
  readonly assetType: number;
  readonly attributes: Values;
  readonly paused: boolean;
  readonly inTransit: boolean;
  readonly deleted: boolean;
}

/** Assets by id, wherever they are. The caller that shows them asks what may be shown. */
export async function listRecalledAssets(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecalledAsset>> {
  if (ids.length === 0) return new Map();
  const found = await sql<RecalledAsset>`
    select id, public_id as "publicId", box_id as "boxId", asset_type as "assetType", attributes,
           paused_message is not null as paused,
           transfer_id is not null as "inTransit", deleted_at is not null as deleted
    from asset where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** An event as it is shown. */
export interface RecalledEvent {
  readonly id: number;
  readonly eventType: number;
  readonly assetType: number;
  readonly at: Date;
}

/** Events by id. The caller that shows them asks what may be shown. */
export async function listRecalledEvents(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecalledEvent>> {
  if (ids.length === 0) return new Map();
  const found = await sql<RecalledEvent>`
    select id, event_type as "eventType", asset_type as "assetType", event_time as at
    from event where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** An asset's beginning and its transfers, in the order of its history. */
export async function listHappened(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Happened[]>> {
  if (ids.length === 0) return new Map();
  const types = [engineEvents.transfer, ...Object.values(transferEvents)];
  const found = await sql<Happened & { readonly assetId: number }>`
    select l.asset_id as "assetId", e.event_type as "eventType", e.event_time as at, e.box_id as "boxId",
           e.target_box_id as "targetBoxId"
    from event_asset l join event e on e.id = l.event_id
    where l.asset_id = any(${[...ids]}::bigint[]) and (l.sequence = 1 or e.event_type = any(${types}::integer[]))
    order by l.asset_id, l.sequence`.execute(db);
  const histories = new Map<number, Happened[]>();
  for (const { assetId, ...happened } of found.rows) {
    const known = histories.get(assetId);
    if (known === undefined) histories.set(assetId, [happened]);
    else known.push(happened);
  }
  return histories;
}

/** What the attributes of an asset name, where that still counts. */
export async function listNamedBy(
  db: Database,
  assetId: number,
): Promise<readonly { readonly attribute: string; readonly targetId: number }[]> {
  const found = await sql<{ attribute: string; targetId: number }>`
    select distinct on (n.attribute) n.attribute, n.target_id as "targetId" from named_link n
    where n.asset_id = ${assetId} and n.attribute is not null and ${isNameKept}
    order by n.attribute, n.id desc`.execute(db);
  return found.rows;
}

/** A lot that the attributes of an asset name, and where it is. */
export interface NamedLotOf {
  readonly attribute: string;
  readonly id: number;
  readonly name: string;
  readonly boxId: number;
  readonly assetType: number;
}

/** The living lots that the attributes of an asset name, where that still counts. */
export async function listLotsNamedBy(db: Database, assetId: number): Promise<readonly NamedLotOf[]> {
  const found = await sql<NamedLotOf>`
    select distinct on (n.attribute) n.attribute, t.id, coalesce(t.attributes ->> 'name', '') as name,
           t.box_id as "boxId", t.asset_type as "assetType"
    from named_lot n join lot t on t.id = n.lot_id
    where n.asset_id = ${assetId} and t.deleted_at is null and ${isNameKept}
    order by n.attribute, n.id desc`.execute(db);
  return found.rows;
}

/** The assets of a lot's establishment that texts place in it, whether they are in it now or ended in its name. */
export async function listNamingLot(db: Database, lotId: number): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`
    select distinct n.asset_id as id from named_lot n join lot t on t.id = n.lot_id join asset m on m.id = n.asset_id
    where n.lot_id = ${lotId} and m.box_id = t.box_id and m.asset_type = t.asset_type and ${isNameKept}
    order by 1`.execute(db);
  return found.rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { isLineageEffective } from '../../db/ledger/undo-links';

/** An asset that a trace reached, as it is. */
type ReachedAsset = readonly [id: number, boxId: number, assetType: number, deleted: boolean];
/** An event by which it went on, with the asset type that it was recorded of, and where. */
type ReachedEvent = readonly [id: number, eventType: number, assetType: number, boxId: number];
/** An asset of such an event, and how much of it went in or came out. */
export type ReachedPart = readonly [
  eventId: number,
  assetId: number,
  quantity: number | null,
  unit: string | null,
];

/** What lineage leads to from some assets, in pieces of a thousand rows. Those assets are among what was reached. */
export interface Reached {
  readonly assets: readonly (readonly ReachedAsset[])[];
  readonly events: readonly (readonly ReachedEvent[])[];
  /** The side of the events that is nearer to the start, and the one that is farther. */
  readonly near: readonly (readonly ReachedPart[])[];
  readonly far: readonly (readonly ReachedPart[])[];
}

const pieceRows = 1_000;
const sides = {
  down: [sql.table('lineage_input'), sql.table('lineage_output')],
  up: [sql.table('lineage_output'), sql.table('lineage_input')],
} as const;

type Piece =
  | { readonly kind: 'assets'; readonly rows: readonly ReachedAsset[] }
  | { readonly kind: 'events'; readonly rows: readonly ReachedEvent[] }
  | { readonly kind: 'near' | 'far'; readonly rows: readonly ReachedPart[] };

/**
 * Everything that assets came from, or that came of them, however many steps away, by events that count (decision 21).
 * Each asset and each event is looked at once, so that circles end. Nobody's right to see it is asked here.
 */
export async function findReached(
  db: Database,
  direction: RecallDirection,
  assetIds: readonly number[],
): Promise<Reached> {
  const [near, far] = sides[direction];
  const found = await sql<Piece>`
    with recursive reached(asset_id, event_id) as (
      select start, null::bigint from unnest(${[...assetIds]}::bigint[]) as start
      union
      select step.asset_id, step.event_id from reached r cross join lateral (
        select null::bigint as asset_id, n.event_id from ${near} n join event e on e.id = n.event_id
        where n.asset_id = r.asset_id and ${isLineageEffective}
        union all
        select f.asset_id, null from ${far} f where f.event_id = r.event_id
      ) as step
    ),
    assets as materialized (select asset_id from reached where asset_id is not null),
    events as materialized (select event_id from reached where event_id is not null),
    found(kind, place, cells) as (
      select 'assets', row_number() over (), json_build_array(s.asset_id, s.box_id, s.asset_type, s.deleted)
      from assets r join asset_slot s on s.asset_id = r.asset_id
      union all
      select 'events', row_number() over (), json_build_array(e.id, e.event_type, e.asset_type, e.box_id)
      from events r join event e on e.id = r.event_id
      union all
      select 'near', row_number() over (), json_build_array(n.event_id, n.asset_id, n.quantity, n.unit)
      from events r join ${near} n on n.event_id = r.event_id
      where (n.asset_id in (select asset_id from assets)) is true
      union all
      select 'far', row_number() over (), json_build_array(f.event_id, f.asset_id, f.quantity, f.unit)
      from events r join ${far} f on f.event_id = r.event_id
    )
    select kind, json_agg(cells) as rows from found group by kind, place / ${pieceRows}`.execute(db);
  const { rows } = found;
  return {
    assets: rows.flatMap((piece) => (piece.kind === 'assets' ? [piece.rows] : [])),
    events: rows.flatMap((piece) => (piece.kind === 'events' ? [piece.rows] : [])),
    near: rows.flatMap((piece) => (piece.kind === 'near' ? [piece.rows] : [])),
    far: rows.flatMap((piece) => (piece.kind === 'far' ? [piece.rows] : [])),
  };
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

import { sql } from 'kysely';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Values } from '@huella/domain/model/value';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import { labelOf } from '../../db/index-slots';
import { recordingCompany } from '../../db/recording-company';
import type { StoredLink } from '../../db/ledger/chain';

/** An event as lists show it. */
export interface ListedEvent {
  readonly id: number;
  readonly assetType: number;
  readonly eventType: number;
  readonly context: string;
  readonly count: number;
  readonly at: Date;
  readonly recordedAt: Date;
  readonly username: string;
  /** The company that recorded it. */
  readonly companyId: number;
  readonly companyName: string;
  readonly payload: string | null;
  readonly boxId: number;
  readonly boxName: string;
  readonly targetId: number | null;
  readonly targetName: string | null;
  readonly recordedBy: number;
  readonly isOverride: boolean;
  /** It came about by another event. */
  readonly isCaused: boolean;
  /** The event that it takes back. */
  readonly undoesId: number | null;
  readonly undoesType: number | null;
  /** Of how many of its assets it was undone. */
  readonly undone: number;
}

const eventColumns = sql`
  e.id, e.asset_type as "assetType", e.event_type as "eventType", e.context, e.assets_count as count,
  e.event_time as at, e.record_time as "recordedAt", ${actorName} as username, e.payload,
  w.id as "companyId", w.name as "companyName",
  b.id as "boxId", b.name as "boxName", t.id as "targetId", t.name as "targetName",
  e.recorded_by as "recordedBy", e.is_override as "isOverride",
  e.cause_event_id is not null as "isCaused", e.undoes_event_id as "undoesId",
  (select o.event_type from event o where o.id = e.undoes_event_id) as "undoesType",
  (select count(ul.asset_id) from event ue join event_asset ul on ul.event_id = ue.id
     and (ul.undoes is not null or e.event_type = ${engineEvents.load})
   where ue.undoes_event_id = e.id) as undone`;

const eventTables = sql`
  event e join app_user u on u.id = e.recorded_by join box b on b.id = e.box_id
  left join box t on t.id = e.target_box_id join company w on w.id = ${recordingCompany}`;

/** Events by their ids, in no order; the caller has found them in a scope. */
export async function listEventsById(db: Database, ids: readonly number[]): Promise<readonly ListedEvent[]> {
  if (ids.length === 0) return [];
  const found = await sql<ListedEvent>`
    select ${eventColumns} from ${eventTables} where e.id = any(${[...ids]}::bigint[])`.execute(db);
  return found.rows;
}

/** One event of an asset's history with its link in the chain. */
export interface AssetEvent extends ListedEvent, StoredLink {
  /** The run that recorded it, and what the file of that is called. */
  readonly runId: number | null;
  readonly runName: string | null;
  /** The place of the link that it takes back. */
  readonly undoes: number | null;
}

/** The whole history of an asset, in the order of its chain. */
export async function listAssetEvents(db: Database, assetId: number): Promise<readonly AssetEvent[]> {
  const found = await sql<AssetEvent>`
    select ${eventColumns}, l.sequence, l.changes, l.salt, l.digest, l.previous_hash as "previousHash", l.hash,
           l.undoes, e.header, e.digest as "eventDigest", e.salt as "eventSalt", e.run_id as "runId", r.name as "runName"
    from event_asset l join ${eventTables} on true left join run r on r.id = e.run_id
    where l.asset_id = ${assetId} and l.event_id = e.id
    order by l.sequence`.execute(db);
  return found.rows;
}

/** By the place of a link, the event that took it back. */
export function undoersOf(history: readonly AssetEvent[]): ReadonlyMap<number, AssetEvent> {
  return new Map(history.flatMap((event) => (event.undoes === null ? [] : [[event.undoes, event] as const])));
}

/** What assets of an establishment are called, retired ones too, by their ids; those of others are missing. */
export async function listNames(
  db: Database,
  boxId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: number; assetType: number; attributes: Values }>`
    select id, asset_type as "assetType", attributes from asset
    where id = any(${ids.map(Number)}::bigint[]) and box_id = ${boxId}`.execute(db);
  return new Map(
    found.rows.map(({ id, assetType, attributes }) => {
      const model = findAssetType(assetType);
      return [String(id), model === null ? '' : labelOf(model, attributes)] as const;
    }),
  );
}

/** Where an asset is, and the end of its chain; null when there is none of this id. */
export async function findChainEnd(
  db: Database,
  assetId: number,
): Promise<{
  readonly boxId: number;
  readonly assetType: number;
  readonly chainHash: Buffer | null;
  readonly attributes: Values;
} | null> {
  const row = await db
    .selectFrom('asset')
    .select(['box_id as boxId', 'asset_type as assetType', 'chain_hash as chainHash', 'attributes'])
    .where('id', '=', assetId)
    .executeTakeFirst();
  return row ?? null;
}

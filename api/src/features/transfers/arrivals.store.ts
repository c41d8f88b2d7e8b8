import { sql } from 'kysely';
import type { TransferAsset } from '@huella/domain/calls/transfers';
import type { Values } from '@huella/domain/model/value';
import type { TransferState } from '@huella/domain/rules/transfer-answer';
import type { Database } from '../../db/database';
import type { TransferTable } from '../../db/transfer-tables';
import type { Inside } from '../../db/transact';

/** A transfer as its answer is worked out from it. */
export interface OpenTransfer {
  readonly id: number;
  readonly assetType: number;
  readonly sourceBoxId: number;
  readonly targetBoxId: number;
  readonly sourceCompanyId: number;
  readonly targetCompanyId: number;
  readonly kind: TransferTable['kind'];
  readonly state: TransferState;
  readonly assetsCount: number;
  /** The lots that go along while they are whole. */
  readonly lotIds: readonly number[];
}

/**
 * A transfer, locked until the transaction ends: of all who answer or withdraw it at once, the first decides and the
 * others find it decided. Null when there is none.
 */
export async function lockTransfer(db: Inside, id: number): Promise<OpenTransfer | null> {
  const found = await sql<OpenTransfer>`
    select t.id, t.asset_type as "assetType", t.source_box_id as "sourceBoxId", t.target_box_id as "targetBoxId",
           s.company_id as "sourceCompanyId", g.company_id as "targetCompanyId", t.kind, t.state,
           t.assets_count as "assetsCount",
           array_to_json(array(select lot_id from transfer_lot where transfer_id = t.id order by 1)) as "lotIds"
    from transfer t join box s on s.id = t.source_box_id join box g on g.id = t.target_box_id
    where t.id = ${id} for update of t`.execute(db);
  return found.rows[0] ?? null;
}

/** Between whom a transfer goes, and what of; null when there is none. */
export async function findParties(
  db: Database,
  id: number,
): Promise<Pick<OpenTransfer, 'assetType' | 'sourceBoxId' | 'targetBoxId'> | null> {
  const row = await db
    .selectFrom('transfer')
    .select(['asset_type as assetType', 'source_box_id as sourceBoxId', 'target_box_id as targetBoxId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** How a transfer ended, by whom and when. */
export interface Ending {
  readonly state: TransferState;
  readonly reason: string | null;
  readonly receivedCount: number;
  /** How many the receiver counted; null where nobody said. */
  readonly counted: number | null;
  readonly by: number;
  readonly at: Date;
}

/** Writes how a transfer that is locked ended. */
export async function endTransfer(db: Inside, id: number, ending: Ending): Promise<void> {
  await db
    .updateTable('transfer')
    .set({
      state: ending.state,
      reason: ending.reason,
      received_count: ending.receivedCount,
      counted: ending.counted,
      answered_by: ending.by,
      answered_at: ending.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Forgets which lots were to go along in a transfer: those that did are written again, by the names that they have there. */
export async function forgetTransferLots(db: Inside, id: number): Promise<void> {
  await db.deleteFrom('transfer_lot').where('transfer_id', '=', id).execute();
}

/** How many arrivals of each type wait for an establishment's answer. */
export async function countArrivals(
  db: Database,
  boxId: number,
): Promise<readonly { readonly assetType: number; readonly count: number }[]> {
  const found = await sql<{ assetType: number; count: number }>`
    select asset_type as "assetType", count(*)::integer as count from transfer
    where target_box_id = ${boxId} and state = 'in_transit' group by 1 order by 1`.execute(db);
  return found.rows;
}

/** An asset of a transfer, with what became of it. */
export interface SentAsset {
  readonly id: number;
  readonly attributes: Values;
  /**
   * What an establishment of the transfer may know of it: as it is there, as it left it, or while it is on its way;
   * null of what is somewhere else since.
   */
  readonly known: Values | null;
  /** It is at the establishment that asks. */
  readonly isHere: boolean;
  /** And nothing keeps it from leaving: it is not on its way, paused or retired. */
  readonly isFree: boolean;
  /** The lot that it went along with. */
  readonly lot: string | null;
  /** Null of what has no answer of its own. */
  readonly state: TransferAsset['state'] | null;
  readonly reason: string | null;
}

/** The assets of a transfer as one of its establishments may know them, in the order in which they were made. */
export async function listTransferAssets(
  db: Database,
  transferId: number,
  boxId: number,
): Promise<readonly SentAsset[]> {
  const found = await sql<SentAsset>`
    select a.id, a.attributes, ta.state, ta.reason, a.box_id = ${boxId} as "isHere",
           a.transfer_id is null and a.paused_message is null and a.deleted_at is null as "isFree",
           case when a.box_id = ${boxId} or (t.state = 'in_transit' and a.transfer_id = t.id) then a.attributes
           else (select d.attributes from transferred_asset d where d.asset_id = a.id and d.box_id = ${boxId})
           end as known,
           case when ea.changes is null then null else ea.changes::json -> 'fields' ->> 'lot_name' end as lot
    from transfer t
    join event_asset ea on ea.event_id = t.event_id
    join asset a on a.id = ea.asset_id
    left join transfer_asset ta on ta.transfer_id = t.id and ta.asset_id = a.id
    where t.id = ${transferId} order by a.id`.execute(db);
  return found.rows;
}

/** A lot that went along, and where to. */
export interface LotTransferred {
  readonly id: number;
  readonly name: string;
  readonly transferId: number;
  readonly at: Date;
  readonly state: TransferState;
  readonly targetName: string;
  readonly targetCompany: string;
  readonly count: number;
}

/** The lots of a type that an establishment sent whole in events of a kind, the latest first (document 1 section 7). */
export async function listLotsTransferred(
  db: Database,
  place: { readonly boxId: number; readonly assetType: number; readonly eventType: number },
  limit: number,
): Promise<readonly LotTransferred[]> {
  const found = await sql<LotTransferred>`
    select l.lot_id as id, l.name, t.id as "transferId", e.event_time as at, t.state, g.name as "targetName",
           c.name as "targetCompany",
           (select count(*)::integer from event_asset ea
            where ea.event_id = e.id and ea.changes::json -> 'fields' ->> 'lot_number' = l.lot_id::text) as count
    from transfer t join transfer_lot l on l.transfer_id = t.id
    join event e on e.id = t.event_id
    join box g on g.id = t.target_box_id join company c on c.id = g.company_id
    where t.source_box_id = ${place.boxId} and t.asset_type = ${place.assetType}
      and e.event_type = ${place.eventType} and t.state in ('in_transit', 'completed', 'partly')
    order by t.id desc, l.lot_id limit ${limit}`.execute(db);
  return found.rows;
}

import { sql, type RawBuilder } from 'kysely';
import type { TransferAsset, TransferRow } from '@huella/domain/calls/transfers';
import type { Values } from '@huella/domain/model/value';
import type { transferSorts, TransferState } from '@huella/domain/rules/transfer-answer';
import { foldKey } from '@huella/domain/fold';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import { containing, foldedText } from '../../db/list-conditions';
import { all } from '../../db/list-scan';
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

interface Listed {
  readonly id: number;
  readonly state: TransferState;
  readonly kind: TransferTable['kind'];
  readonly assets_count: number;
  readonly received_count: number | null;
  readonly counted: number | null;
  readonly assetType: number;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly answered_at: Date | null;
  readonly answered_by: string | null;
  readonly lots: readonly string[];
  readonly event_time: Date | null;
  readonly comment: string | null;
  readonly username: string;
  readonly source_id: number;
  readonly source_name: string;
  readonly source_company: string;
  readonly source_company_id: number;
  readonly target_id: number;
  readonly target_name: string;
  readonly target_alias: string;
  readonly target_company: string;
  readonly target_company_id: number;
}

/** Which transfers a list is of. */
export interface TransferQuery {
  readonly state?: TransferState | undefined;
  readonly direction?: TransferRow['direction'] | undefined;
  readonly assetType?: number | undefined;
  /** Whatever the case and accents; days and times are read in a zone. */
  readonly search?: { readonly text: string; readonly zone: string } | undefined;
  /** The newest first without it. */
  readonly sortField?: (typeof transferSorts)[number] | undefined;
  readonly sortDir?: 'asc' | 'desc' | undefined;
  readonly offset?: number;
  readonly limit: number;
  /** One alone. */
  readonly id?: number;
}

const sorts = {
  event_event: sql`coalesce(e.event_time, t.created_at)`,
  assets_count: sql`t.assets_count`,
  state: sql`t.state`,
  kind: sql`t.kind`,
} as const;

const transferTables = sql`
  transfer t
  left join event e on e.id = t.event_id
  join app_user u on u.id = t.created_by
  join box s on s.id = t.source_box_id join company sc on sc.id = s.company_id
  join box g on g.id = t.target_box_id join company gc on gc.id = g.company_id`;

/** What was refused is seen by its sender alone. */
function asked(
  boxId: number,
  { state, direction, assetType, search, id }: Omit<TransferQuery, 'limit'>,
): RawBuilder<boolean> {
  const out = sql<boolean>`t.source_box_id = ${boxId}`;
  const arrived = sql<boolean>`(t.target_box_id = ${boxId} and t.state <> 'rejected')`;
  const sides = { out, in: arrived, both: sql<boolean>`(${out} or ${arrived})` };
  return all([
    sides[direction ?? 'both'],
    ...(state === undefined ? [] : [sql<boolean>`t.state = ${state}`]),
    ...(assetType === undefined ? [] : [sql<boolean>`t.asset_type = ${assetType}`]),
    ...(id === undefined ? [] : [sql<boolean>`t.id = ${id}`]),
    ...(search === undefined || search.text.trim() === '' ? [] : [says(boxId, search)]),
  ]);
}

/** Who sent it is a name to their own company alone, as in the list itself. */
function says(boxId: number, { text, zone }: NonNullable<TransferQuery['search']>): RawBuilder<boolean> {
  const pattern = containing(foldKey(text));
  const sender = sql<string>`(case when sc.id = (select r.company_id from box r where r.id = ${boxId}) then ${actorName} end)`;
  const moment = sql<string>`to_char(${sorts.event_event} at time zone ${zone}, 'DD/MM/YYYY HH24:MI')`;
  const lots = sql<string>`(select string_agg(l.name, ' ') from transfer_lot l where l.transfer_id = t.id)`;
  const texts = [
    ...['s.name', 'sc.name', 'g.name', 'gc.name'].map((name) => sql<string>`${sql.ref(name)}`),
    sql<string>`(e.payload::json ->> 'comment')`,
    ...[lots, sender, moment],
  ];
  const any = texts.map((text) => sql<boolean>`${foldedText(text)} like ${pattern}`);
  return sql<boolean>`(${sql.join(any, sql` or `)})`;
}

/** How many transfers an establishment sent or received, of those that are asked for. */
export async function countTransfers(
  db: Database,
  boxId: number,
  query: Omit<TransferQuery, 'limit'>,
): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::integer as total from ${transferTables} where ${asked(boxId, query)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** Transfers that an establishment sent or that came to it, a page of those that are asked for. */
export async function listTransfers(
  db: Database,
  boxId: number,
  query: TransferQuery,
): Promise<readonly TransferRow[]> {
  const { sortField, sortDir = 'desc', limit, offset = 0 } = query;
  const down = sortDir === 'desc' ? sql`desc` : sql`asc`;
  const order = sortField === undefined ? sql`t.id desc` : sql`${sorts[sortField]} ${down}, t.id ${down}`;
  const found = await sql<Listed>`
    select t.id, t.state, t.kind, t.assets_count, t.received_count, t.counted, t.asset_type as "assetType", t.reason,
           t.created_at, t.answered_at,
           (select ${actorName} from app_user u where u.id = t.answered_by) as answered_by,
           array(select l.name from transfer_lot l where l.transfer_id = t.id order by l.name) as lots,
           e.event_time, e.payload::json ->> 'comment' as comment, ${actorName} as username,
           s.id as source_id, s.name as source_name, sc.name as source_company, sc.id as source_company_id,
           g.id as target_id, g.name as target_name, g.alias as target_alias, gc.name as target_company,
           gc.id as target_company_id
    from ${transferTables} where ${asked(boxId, query)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return found.rows.map((row) => presentTransfer(row, boxId));
}

/** Each side reads the names of its own people; of those of the other company that company's. */
function presentTransfer(row: Listed, boxId: number): TransferRow {
  const at = row.event_time ?? row.created_at;
  const [sender, receiver] = [row.source_company_id, row.target_company_id];
  const readerId = row.source_id === boxId ? sender : receiver;
  const nameOf = (username: string, companyId: number) =>
    companyId === readerId ? username : companyId === sender ? row.source_company : row.target_company;
  return {
    id: row.id,
    state: row.state,
    direction: row.source_id === boxId ? 'out' : 'in',
    kind: row.kind,
    event_event: at.toISOString(),
    since: row.state === 'in_transit' ? row.created_at.toISOString() : null,
    assets_count: row.assets_count,
    received_count: row.received_count,
    counted: row.counted,
    lots: [...row.lots],
    assetType: row.assetType,
    source: { id: row.source_id, name: row.source_name, company: row.source_company },
    target: {
      id: row.target_id,
      name: row.target_name,
      company: row.target_company,
      alias: row.target_alias,
    },
    username: nameOf(row.username, sender),
    comment: row.comment,
    answered_by:
      row.answered_by === null
        ? null
        : nameOf(row.answered_by, row.state === 'withdrawn' ? sender : receiver),
    answered_at: row.answered_at?.toISOString() ?? null,
    reason: row.reason,
    algo_tx_link: null,
  };
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

import { sql, type RawBuilder } from 'kysely';
import type { AcceptedSenders } from '@huella/domain/catalogue/records/box';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';
import type { LotAlong } from '../../db/ledger/lot-rows';
import type { TransferTable } from '../../db/transfer-tables';

/** An establishment that somebody found by its alias. */
export interface FoundBox {
  readonly boxId: number;
  readonly name: string;
  readonly alias: string;
  readonly subtype: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly chain: number;
  /** Where it is, `AR`: its own country, or that of its company. */
  readonly country: string;
  /** From when on its company has to be renewed; null never. */
  readonly renewalAt: Date | null;
  /** Its company is closed. */
  readonly isClosed: boolean;
  readonly city: string;
  readonly region: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** From whom it accepts transfers, and the companies that it lists. */
  readonly accepts: AcceptedSenders;
  readonly senders: readonly number[];
  /** Whether it confirms what arrives. */
  readonly confirms: boolean;
  /** How it and its company show themselves. */
  readonly boxFace: Values;
  readonly companyFace: Values;
}

function boxWhere(where: RawBuilder<unknown>): RawBuilder<FoundBox> {
  return sql<FoundBox>`
    select b.id as "boxId", b.name, b.alias, b.subtype, b.city, b.region, b.lat, b.lng,
           c.id as "companyId", c.name as "companyName", c.chain,
           coalesce(b.fields ->> 'l1', c.country) as country, b.accepts, b.confirms,
           b.fields as "boxFace", c.fields as "companyFace",
           c.renewal_at as "renewalAt", c.closed_at is not null as "isClosed",
           coalesce((select json_agg(s.company_id) from box_sender s where s.box_id = b.id), '[]') as senders
    from box b join company c on c.id = b.company_id where ${where}`;
}

const boxOfAlias = fixedStatement<FoundBox, [aliasKey: string]>((aliasKey) =>
  boxWhere(sql`b.alias_key = ${aliasKey}`),
);
const boxOfId = fixedStatement<FoundBox, [id: number]>((id) => boxWhere(sql`b.id = ${id}`));

/** The establishment of a full alias, however it is written in case; null when there is none. */
export async function findBoxByAlias(db: Database, aliasKey: string): Promise<FoundBox | null> {
  const [found] = await boxOfAlias(db, aliasKey);
  return found ?? null;
}

/** The establishment of an id, or null. */
export async function findBoxById(db: Database, id: number): Promise<FoundBox | null> {
  const [found] = await boxOfId(db, id);
  return found ?? null;
}

/** The types of the assets among some that are in an establishment, each once, in their order. */
export async function listTypesAmong(
  db: Database,
  boxId: number,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const found = await sql<{ assetType: number }>`
    select distinct asset_type as "assetType" from asset
    where id = any(${[...ids]}::bigint[]) and box_id = ${boxId} order by 1`.execute(db);
  return found.rows.map(({ assetType }) => assetType);
}

export interface NewTransfer {
  readonly eventId: number | null;
  readonly assetType: number;
  readonly sourceBoxId: number;
  readonly targetBoxId: number;
  readonly kind: TransferTable['kind'];
  readonly state: TransferTable['state'];
  readonly reason: string | null;
  readonly assetsCount: number;
  readonly createdBy: number;
  readonly submitKey: string;
  /** Of what the submit said. */
  readonly submitDigest: Buffer;
}

/** Writes a transfer, unless the user has submitted under this key before: then null. */
export async function insertTransfer(db: Database, transfer: NewTransfer, now: Date): Promise<number | null> {
  const row = await db
    .insertInto('transfer')
    .values({
      event_id: transfer.eventId,
      asset_type: transfer.assetType,
      source_box_id: transfer.sourceBoxId,
      target_box_id: transfer.targetBoxId,
      kind: transfer.kind,
      state: transfer.state,
      reason: transfer.reason,
      assets_count: transfer.assetsCount,
      created_by: transfer.createdBy,
      created_at: now,
      submit_key: transfer.submitKey,
      submit_digest: transfer.submitDigest,
    })
    .onConflict((conflict) => conflict.constraint('transfer_submit_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Writes which lots went along in a transfer. */
export async function insertTransferLots(
  db: Database,
  transferId: number,
  lots: readonly LotAlong[],
): Promise<void> {
  if (lots.length === 0) return;
  await db
    .insertInto('transfer_lot')
    .values(
      lots.map(({ id, name, kept }) => ({
        transfer_id: transferId,
        lot_id: id,
        name,
        kept: kept === null ? null : JSON.stringify(kept),
      })),
    )
    .execute();
}

/** A transfer that was submitted under a key, with the digest of what was submitted. */
interface SubmittedTransfer {
  readonly id: number;
  readonly eventId: number | null;
  readonly targetBoxId: number;
  readonly sourceBoxId: number;
  readonly digest: Buffer | null;
}

const submittedBy = fixedStatement<SubmittedTransfer, [userId: number, submitKey: string]>(
  (userId, submitKey) => sql`
    select id, event_id as "eventId", target_box_id as "targetBoxId", source_box_id as "sourceBoxId",
           submit_digest as digest
    from transfer where created_by = ${userId} and submit_key = ${submitKey}`,
);

/** The transfer of an earlier submit under the same key: what state it is in, and what it was. */
export async function findSubmittedTransfer(
  db: Database,
  userId: number,
  submitKey: string,
): Promise<SubmittedTransfer | null> {
  const [found] = await submittedBy(db, userId, submitKey);
  return found ?? null;
}

const eventOf = fixedStatement<{ readonly id: number | null }, [transferId: number]>(
  (transferId) => sql`select event_id as id from transfer where id = ${transferId}`,
);

/** The event of a transfer; null of one that was rejected. */
export async function findTransferEvent(db: Database, id: number): Promise<number | null> {
  const [found] = await eventOf(db, id);
  return found?.id ?? null;
}

/** What was said with a transfer, as it was written, and by which company; null of one that was rejected. */
export async function findSentEvent(
  db: Database,
  id: number,
): Promise<{ readonly payload: string | null; readonly companyId: number } | null> {
  const row = await db
    .selectFrom('transfer')
    .innerJoin('event', 'event.id', 'transfer.event_id')
    .innerJoin('box', 'box.id', 'event.box_id')
    .select(['event.payload', 'box.company_id as companyId'])
    .where('transfer.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

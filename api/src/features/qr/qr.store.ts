import { sql, type RawBuilder } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import type { OwnDisabledFields } from '@huella/domain/engine/access/field-access';
import { disabledFieldsOf } from '../../db/actors';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';
import { verifyChain, type StoredLink } from '../../db/ledger/chain';

/** An asset as its public page is built from it. */
export interface QrAsset {
  readonly id: number;
  readonly assetType: number;
  readonly boxId: number;
  /** On its way to an establishment that has not answered yet. */
  readonly inTransit: boolean;
  readonly attributes: Values;
  /** The end of its chain of events. */
  readonly chainHash: Buffer | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whether public pages of an establishment answer: those of a closed company may have gone with it. */
export function isShown(boxId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from box d join company c on c.id = d.company_id where d.id = ${boxId} and c.closed_dark)`;
}

/** The live asset of a public id, or null. */
export async function findQrAsset(db: Database, publicId: string): Promise<QrAsset | null> {
  return (await assetOf(db, publicId))[0] ?? null;
}

const assetOf = fixedStatement<QrAsset, [publicId: string]>(
  (publicId) => sql`
    select id, asset_type as "assetType", box_id as "boxId", transfer_id is not null as "inTransit", attributes, chain_hash as "chainHash",
           created_at as "createdAt", updated_at as "updatedAt"
    from asset where public_id = ${publicId} and deleted_at is null and ${isShown(sql`asset.box_id`)}`,
);

/** An event of an asset with what it wrote, as they are in the bytes that its chain seals. */
export interface QrEvent {
  readonly sequence: number;
  readonly eventType: number;
  readonly eventTime: Date;
  readonly recordTime: Date;
  readonly boxId: number;
  readonly targetBoxId: number | null;
  /** The values of the attributes that it changed, after it. */
  readonly after: Values;
  /** Its link in the chain, in hexadecimal. */
  readonly hash: string;
  /** It was undone, or undoes another: it is a record of the chain, and nothing is shown of it. */
  readonly isUndone?: boolean;
}

/** Everything that happened to an asset, in the order of its chain, and whether the chain holds. */
export interface QrChain {
  readonly events: readonly QrEvent[];
  /** Their rows, in the same order. */
  readonly eventIds: readonly number[];
  /** Null where nothing is recorded yet. */
  readonly holds: boolean | null;
}

/** The chain of an asset, read and verified whole. `end` is the hash that the asset's row names as its last. */
export async function getQrChain(db: Database, assetId: number, end: Buffer | null): Promise<QrChain> {
  const links = await linksOf(db, assetId);
  const undone = new Set(links.map(({ undoes }) => undoes));
  const events = links.map((link) =>
    link.undoes !== null || undone.has(link.sequence)
      ? { ...readLink(link), isUndone: true }
      : readLink(link),
  );
  const eventIds = links.map(({ eventId }) => eventId);
  return { events, eventIds, holds: links.length === 0 ? null : verifyChain(links, end) };
}

const linksOf = fixedStatement<
  StoredLink & { readonly eventId: number; readonly undoes: number | null },
  [assetId: number]
>(
  (assetId) => sql`
    select ea.sequence, ea.event_id as "eventId", ea.undoes, ea.changes, ea.salt, ea.digest, ea.previous_hash as "previousHash", ea.hash, e.header,
           e.digest as "eventDigest", e.payload, e.salt as "eventSalt"
    from event_asset ea join event e on e.id = ea.event_id
    where ea.asset_id = ${assetId}
    order by ea.sequence`,
);

interface Header {
  readonly box: number;
  readonly eventType: number;
  readonly recordTime: string;
  readonly targetBox: number | null;
  readonly time: string;
}

/** What is shown of an event is read from the sealed bytes themselves, not from the columns beside them. */
function readLink({ sequence, changes, header, hash }: StoredLink): QrEvent {
  return readEvent(sequence, header, changes, hash.toString('hex'));
}

/** What is shown of an event, from its sealed header and what it wrote. */
export function readEvent(sequence: number, header: string, changes: string | null, hash: string): QrEvent {
  const read = JSON.parse(header) as Header; // written by the ledger, and sealed
  return {
    sequence,
    eventType: read.eventType,
    eventTime: new Date(read.time),
    recordTime: new Date(read.recordTime),
    boxId: read.box,
    targetBoxId: read.targetBox,
    after: afterOf(changes),
    hash,
  };
}

/** Changes are kept as they were written, `{"before":{},"after":{}}`; erased ones are null. */
function afterOf(changes: string | null): Values {
  if (changes === null) return {};
  const read = JSON.parse(changes) as { readonly after?: Values }; // written by the ledger, and sealed
  return read.after ?? {};
}

/** An establishment as the public may know it. */
export interface QrPlace {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly region: string;
  readonly subtype: number;
  readonly companyId: number;
  readonly company: string;
  readonly country: string;
  readonly zone: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** How it and its company show themselves: their pictures and papers are public. */
  readonly boxFace: Values;
  readonly companyFace: Values;
  /** What decides which fields it disables: the tiers of its company, and what it says itself. */
  readonly tiers: readonly string[];
  readonly disabled: readonly OwnDisabledFields[];
}

/** Establishments by id. */
export async function listQrPlaces(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, QrPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await placesOf(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every page that is drawn asks it: connections keep it planned. */
const placesOf = fixedStatement<QrPlace, [ids: readonly number[]]>(
  (ids) => sql`
    select b.id, b.name, b.city, b.region, b.subtype, b.lat, b.lng, b.timezone as zone, c.id as "companyId",
           c.name as company, c.country, b.fields as "boxFace", c.fields as "companyFace", c.tiers,
           ${disabledFieldsOf(sql.ref('b.id'))} as disabled
    from box b join company c on c.id = b.company_id
    where b.id = any(${ids}::bigint[])`,
);

import { sql, type RawBuilder } from 'kysely';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import type { Values } from '@huella/domain/model/value';
import { createYielder } from '../../yielder';
import type { Database } from '../database';
import { lines, wholeNumbers } from '../lines';
import { digestOf, hashOfHeader, linkOf } from './chain';

/** Bytes that nobody can guess. */
export type Random = (size: number) => Buffer;

const saltBytes = 16;

/** What somebody recorded, whatever the number of assets. */
export interface NewEvent {
  readonly boxId: number;
  readonly assetType: number;
  readonly eventType: number;
  readonly context: string;
  /** When it happened, and the zone it was said in. */
  readonly at: Date;
  readonly zone: string;
  /** When it was recorded, and by whom. */
  readonly now: Date;
  readonly recordedBy: number;
  readonly targetBoxId: number | null;
  readonly bizStep: string;
  readonly disposition: string;
  readonly comment: string | null;
  /** The event's own fields that all its assets share. */
  readonly fields: Values;
  readonly runId: number | null;
  /** The event that it takes back. */
  readonly undoes?: number;
  /** What it came about by: an event, and the asset that this was of. */
  readonly cause?: { readonly eventId: number; readonly assetId: number };
}

/** An event that assets can be appended to. */
export interface OpenEvent {
  readonly id: number;
  readonly headerHash: Buffer;
}

/** Appends an event. Its header and payload never change; assets are appended by `appendAssets`. */
export async function insertEvent(db: Database, random: Random, event: NewEvent): Promise<OpenEvent> {
  const payload = canonicalJson({ comment: event.comment, fields: event.fields });
  const salt = random(saltBytes);
  const digest = digestOf(salt, payload);
  const header = canonicalJson({
    assetType: event.assetType,
    bizStep: event.bizStep,
    box: event.boxId,
    context: event.context,
    disposition: event.disposition,
    eventType: event.eventType,
    payload: digest.toString('hex'),
    recordTime: event.now.toISOString(),
    recordedBy: event.recordedBy,
    targetBox: event.targetBoxId,
    time: event.at.toISOString(),
    // Only where there is one: headers of other events stay what they were.
    undoes: event.undoes,
    zone: event.zone,
  });
  const row = await db
    .insertInto('event')
    .values({
      box_id: event.boxId,
      asset_type: event.assetType,
      event_type: event.eventType,
      context: event.context,
      event_time: event.at,
      event_zone: event.zone,
      record_time: event.now,
      recorded_by: event.recordedBy,
      target_box_id: event.targetBoxId,
      assets_count: 0,
      header,
      payload,
      salt,
      digest,
      run_id: event.runId,
      undoes_event_id: event.undoes ?? null,
      cause_event_id: event.cause?.eventId ?? null,
      cause_asset_id: event.cause?.assetId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, headerHash: hashOfHeader(header) };
}

/** Marks an event that was recorded of some asset although that was closed for it: logs of exceptions list it. */
export async function markOverride(db: Database, id: number): Promise<void> {
  await db.updateTable('event').set({ is_override: true }).where('id', '=', id).execute();
}

/** The event of a run that goes on: later chunks append to it. */
export async function getOpenEvent(db: Database, id: number): Promise<OpenEvent> {
  const row = await db.selectFrom('event').select('header').where('id', '=', id).executeTakeFirstOrThrow();
  return { id, headerHash: hashOfHeader(row.header) };
}

/** What an event did to one asset. */
export interface AssetEntry {
  readonly assetId: number;
  /** The asset's place in its own order, one more than the last. */
  readonly sequence: number;
  readonly previousHash: Buffer | null;
  readonly before: Values;
  readonly after: Values;
  /** The event's own fields that only this asset has. */
  readonly fields: Values;
  /** The place of the asset's link that it takes back. */
  readonly undoes?: number;
}

/** What an event did to one asset, sealed: all of a link that does not need its event. */
export interface SealedEntry {
  readonly entry: AssetEntry;
  readonly changes: string;
  readonly salt: Buffer;
  readonly digest: Buffer;
}

/** A link that is ready to be written: its hash is known before the rows are. */
export interface AssetLink extends SealedEntry {
  readonly hash: Buffer;
}

/** Seals what an event does to its assets, in the order given, before the event is there. Lets others have their turn. */
export async function sealEntries(
  random: Random,
  entries: readonly AssetEntry[],
): Promise<readonly SealedEntry[]> {
  const salts = random(saltBytes * entries.length);
  const yieldIfDue = createYielder();
  const sealed: SealedEntry[] = [];
  for (const [at, entry] of entries.entries()) {
    const { after, before, fields, undoes } = entry;
    const changes = canonicalJson({ after, before, fields, undoes });
    const salt = salts.subarray(at * saltBytes, (at + 1) * saltBytes);
    sealed.push({ entry, changes, salt, digest: digestOf(salt, changes) });
    await yieldIfDue();
  }
  return sealed;
}

/** The hashes that link what is sealed to the event that did it, in the order given. Lets others have their turn. */
export async function hashEntries(
  event: OpenEvent,
  sealed: readonly SealedEntry[],
): Promise<readonly Buffer[]> {
  const yieldIfDue = createYielder();
  const hashes: Buffer[] = [];
  for (const { entry, digest } of sealed) {
    hashes.push(linkOf(entry.previousHash, event.headerHash, digest));
    await yieldIfDue();
  }
  return hashes;
}

/** Forges the links of an event's assets, in the order given. Lets others have their turn. */
export async function hashLinks(
  event: OpenEvent,
  random: Random,
  entries: readonly AssetEntry[],
): Promise<readonly AssetLink[]> {
  const sealed = await sealEntries(random, entries);
  const hashes = await hashEntries(event, sealed);
  return sealed.flatMap((each, at) => {
    const hash = hashes[at];
    return hash === undefined ? [] : [{ ...each, hash }];
  });
}

/**
 * Links that one statement appends. Of a transfer of the largest size one for all would keep the event loop for a third of
 * a second while their hashes are written out.
 */
const appendedAtOnce = 2_500;

/** Appends assets to an event and counts them. */
export async function appendAssets(
  db: Database,
  event: OpenEvent,
  links: readonly AssetLink[],
): Promise<void> {
  for (let from = 0; from < links.length; from += appendedAtOnce) {
    const some = links.slice(from, from + appendedAtOnce);
    await appendSealed(
      db,
      event,
      writeSealed(some),
      some.map(({ hash }) => hash),
    );
  }
}

/** What a statement carries of links, column by column, but for their hashes. */
export interface SealedColumns {
  readonly ids: string;
  readonly sequences: string;
  /** Texts, salts, digests, the links before and those that are taken back. */
  readonly rest: readonly RawBuilder<readonly string[]>[];
}

/** Writes out what a statement carries of links, before their event is there. */
export function writeSealed(sealed: readonly SealedEntry[]): SealedColumns {
  const hex = (pick: (each: SealedEntry) => Buffer | null) =>
    lines(sealed.map((each) => pick(each)?.toString('hex') ?? null));
  return {
    ids: wholeNumbers(sealed.map(({ entry }) => entry.assetId)),
    sequences: wholeNumbers(sealed.map(({ entry }) => entry.sequence)),
    rest: [
      lines(sealed.map(({ changes }) => changes)),
      hex(({ salt }) => salt),
      hex(({ digest }) => digest),
      hex(({ entry }) => entry.previousHash),
      lines(sealed.map(({ entry }) => entry.undoes?.toString() ?? null)),
    ],
  };
}

/** Appends assets to an event by one statement, and counts them. */
export async function appendSealed(
  db: Database,
  event: OpenEvent,
  { ids, sequences, rest }: SealedColumns,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`
    with counted as (
      update event set assets_count = assets_count + ${hashes.length} where id = ${event.id}
    )
    insert into event_asset (asset_id, sequence, event_id, changes, salt, digest, previous_hash, hash, undoes)
    select r.asset_id, r.sequence, ${event.id}, r.changes, decode(r.salt, 'hex'), decode(r.digest, 'hex'),
           decode(r.previous, 'hex'), decode(r.hash, 'hex'), r.undoes::integer
    from unnest(${ids}::bigint[], ${sequences}::integer[], ${sql.join(rest)},
                ${lines(hashes.map((hash) => hash.toString('hex')))})
      as r(asset_id, sequence, changes, salt, digest, previous, undoes, hash)`.execute(db);
}

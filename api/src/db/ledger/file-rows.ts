import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import { issue, type Issue } from '@huella/domain/model/errors';
import { endingOf } from '@huella/domain/engine/fields/file';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import { findContent, fitsEnding } from '@huella/domain/engine/files/contents';
import { placedFiles, type PlacedFile } from '@huella/domain/engine/files/placed-files';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { createYielder } from '../../yielder';
import type { Database } from '../database';
import type { Inside } from '../transact';
import { diskQuotaKind, findQuotaRoom, lockQuotaRoom, consumeQuota } from './quota-rows';

/**
 * The files that assets hold. A file comes in without a record; the first one that names it holds it from then on,
 * and its company is charged for the bytes. The ledger alone writes this, together with the asset that says so. What
 * has no history holds its files otherwise (`named-files`).
 */

/** Who writes, for which company, and what. */
export interface FileHolder {
  readonly model: AssetType;
  readonly eventType: number;
  readonly companyId: number;
  readonly userId: number;
}

/** What is about to be written of one asset. */
export interface FileClaim {
  /** The asset's id; where nothing is written yet, whatever the caller knows it by. */
  readonly key: number;
  /** The asset's attributes as they are. */
  readonly before: Values;
  /** What is written of its attributes. */
  readonly after: Values;
  /** The event's own fields. */
  readonly fields: Values;
}

interface Wanted extends PlacedFile {
  readonly eventType: number | null;
  /** It is in the record already, in this field or in another. */
  readonly isThere: boolean;
}

interface CheckedClaim {
  readonly key: number;
  readonly wanted: readonly Wanted[];
}

/** What came of the check: who is refused and why, and what the others will hold. */
export interface FileCheck {
  readonly refused: ReadonlyMap<number, readonly Issue[]>;
  readonly claims: readonly CheckedClaim[];
  /** Bytes of the files that no record held before, by name. */
  readonly fresh: ReadonlyMap<string, number>;
}

/** Whether the files stay as they are to the end of the transaction. */
type Hold = 'locked' | 'asTheyAre';

const nothing: FileCheck = { refused: new Map(), claims: [], fresh: new Map() };

/**
 * Checks the files that records are about to hold: each must be registered, by somebody of the company, of a content
 * that its ending promises, and in no record of others; and the company's disk quota must have room for it. What
 * is in the record already may stay. Answers what is refused, by the key of the claim. Locked it holds for the
 * transaction that writes; otherwise it answers what would come of it (document 2 section 8, invalid file data).
 */
export async function checkFiles(
  db: Database,
  holder: FileHolder,
  claims: Iterable<FileClaim>,
  hold: Hold,
): Promise<FileCheck> {
  const event = findEvent(holder.model, holder.eventType);
  const checked: CheckedClaim[] = [];
  const yieldIfDue = createYielder();
  for (const claim of claims) {
    const wanted = wantedOf(holder, event, claim);
    if (wanted.length > 0) checked.push({ key: claim.key, wanted });
    await yieldIfDue();
  }
  if (checked.length === 0) return nothing;
  const names = checked.flatMap(({ wanted }) => wanted.map(({ file }) => file.storageName));
  const stored = await listStored(db, holder, [...new Set(names)], hold);
  const room = await remainingQuota(db, holder, stored, hold);
  return judge(checked, stored, holder, room);
}

/**
 * The files that a claim adds to where they are; those that are in the same field already are left alone. What an
 * event's field writes is the attribute's.
 */
function wantedOf(
  { model, eventType }: FileHolder,
  event: EventModel | null,
  { before, after, fields }: FileClaim,
): readonly Wanted[] {
  const brought = placedFiles(model.attributes, after);
  const ofEvent = placedFiles(event?.fields ?? none, fields);
  // Most bring none, and then nobody asks what is there: there may be ten thousand of them.
  if (brought.length + ofEvent.length === 0) return [];
  const existing = placedFiles(model.attributes, before);
  const isSame = (one: PlacedFile, other: PlacedFile) => one.file.storageName === other.file.storageName;
  const isThere = (each: PlacedFile) => existing.some((one) => isSame(one, each));
  const isHere = (each: PlacedFile) => existing.some((one) => isSame(one, each) && one.field === each.field);
  const attributes = brought.filter((each) => !isHere(each));
  const own = ofEvent.filter((each) => !isWriting(event, each));
  return [
    ...attributes.map((each) => ({ ...each, eventType: null, isThere: isThere(each) })),
    ...own.map((each) => ({ ...each, eventType, isThere: isThere(each) })),
  ];
}

const none: AssetType['attributes'] = [];

function isWriting(event: EventModel | null, { field }: PlacedFile): boolean {
  return event?.fields.some(({ name, writes }) => name === field && writes !== undefined) === true;
}

interface Stored {
  readonly name: string;
  readonly state: string;
  readonly content: string | null;
  readonly size: number;
  readonly isOwn: boolean;
  /** Put here by somebody of the company. */
  readonly isOurs: boolean;
  /** A named entity of the company holds it: records that choose the entity take it from there. */
  readonly isOffered: boolean;
  readonly companyId: number | null;
}

async function listStored(
  db: Database,
  { companyId, userId }: FileHolder,
  names: readonly string[],
  hold: Hold,
): Promise<ReadonlyMap<string, Stored>> {
  const found = await sql<Stored>`
    select f.storage_name as name, f.state, f.content, coalesce(f.size, 0) as size,
           f.user_id = ${userId} as "isOwn", f.company_id as "companyId",
           exists (select 1 from relation r left join box b on b.id = r.box_id
                   where r.user_id = f.user_id and coalesce(r.company_id, b.company_id) = ${companyId}) as "isOurs",
           exists (select 1 from file_hold h join entity n on n.id = h.entity_id join box b on b.id = n.box_id
                   where h.storage_name = f.storage_name and b.company_id = ${companyId}) as "isOffered"
    from stored_file f where f.storage_name = any(${[...names]}::text[])
    order by f.storage_name ${hold === 'locked' ? sql`for update of f` : sql``}`.execute(db);
  return new Map(found.rows.map((row) => [row.name, row]));
}

/** Bytes that the company may still hold; asked for only where something is to be charged. */
async function remainingQuota(
  db: Database,
  { companyId }: FileHolder,
  stored: ReadonlyMap<string, Stored>,
  hold: Hold,
): Promise<number> {
  if (![...stored.values()].some(isFresh)) return 0;
  const ask = hold === 'locked' ? lockQuotaRoom : findQuotaRoom;
  return ask(db, companyId, diskQuotaKind);
}

function isFresh({ state }: Stored): boolean {
  return state === 'registered';
}

/** A colleague's file is taken once; one that a record of the company holds may be given to another by its owner. */
function isGood({ file, isThere }: Wanted, stored: Stored | undefined, { companyId }: FileHolder): boolean {
  if (isThere) return true;
  if (stored === undefined) return false;
  const { isOwn, isOurs, isOffered } = stored;
  const ours = isFresh(stored) ? isOwn || isOurs : (isOwn || isOffered) && stored.companyId === companyId;
  return ours && fitsEnding(findContent(stored.content), endingOf(file.originalName));
}

function judge(
  checked: readonly CheckedClaim[],
  stored: ReadonlyMap<string, Stored>,
  holder: FileHolder,
  room: number,
): FileCheck {
  const refused = new Map<number, readonly Issue[]>();
  const claims: CheckedClaim[] = [];
  const fresh = new Map<string, number>();
  let left = room;
  for (const claim of checked) {
    const bad = claim.wanted.filter((each) => !isGood(each, stored.get(each.file.storageName), holder));
    const adds = new Map(claim.wanted.flatMap((each) => freshOf(each, stored, fresh)));
    const needed = [...adds.values()].reduce((sum, size) => sum + size, 0);
    const issues =
      bad.length === 0 && needed > left ? noRoom(claim.wanted, adds, needed, left) : bad.map(badFile);
    if (issues.length > 0) {
      refused.set(claim.key, issues);
      continue;
    }
    left -= needed;
    for (const [name, size] of adds) fresh.set(name, size);
    claims.push(claim);
  }
  return { refused, claims, fresh };
}

/** A file with its size, if nothing holds it yet. */
function freshOf(
  { file }: Wanted,
  stored: ReadonlyMap<string, Stored>,
  counted: ReadonlyMap<string, number>,
): readonly (readonly [string, number])[] {
  const found = stored.get(file.storageName);
  if (found === undefined || !isFresh(found) || counted.has(found.name)) return [];
  return [[found.name, found.size]];
}

function badFile({ place }: Wanted): Issue {
  return issue(place, 'badFile');
}

const megabyte = 1024 * 1024;

function noRoom(
  wanted: readonly Wanted[],
  adds: ReadonlyMap<string, number>,
  needed: number,
  left: number,
): readonly Issue[] {
  const first = wanted.find(({ file }) => adds.has(file.storageName));
  return [issue(first?.place ?? null, 'noDiskRoom', roomSlots(needed, left))];
}

/** The issue of bytes that there is no room for. */
export function roomSlots(needed: number, left: number) {
  return { needed: tenths(needed, Math.ceil), left: tenths(Math.max(0, left), Math.floor) };
}

/** Megabytes with one decimal, never better than they are. */
function tenths(bytes: number, round: (value: number) => number): number {
  return round((bytes * 10) / megabyte) / 10;
}

/**
 * Holds the files of the assets that were written: charges the company for those that no record held before. Run it in
 * the transaction that checked them locked and wrote the assets.
 */
export async function holdFiles(
  db: Inside,
  { companyId }: FileHolder,
  { claims, fresh }: FileCheck,
  written: ReadonlySet<number>,
): Promise<void> {
  const holds = claims
    .filter(({ key }) => written.has(key))
    .flatMap(({ key, wanted }) => wanted.map((each) => holdOf(key, each)));
  if (holds.length === 0) return;
  const names = [...new Set(holds.map((each) => each.storage_name))].filter((name) => fresh.has(name));
  const bytes = names.reduce((sum, name) => sum + (fresh.get(name) ?? 0), 0);
  if (bytes > 0) await consumeQuota(db, companyId, diskQuotaKind, bytes);
  await sql`
    update stored_file set state = 'held', company_id = ${companyId}, network_mark = null
    where storage_name = any(${names}::text[])`.execute(db);
  await sql`
    insert into file_hold (storage_name, asset_id, event_type, field, is_public)
    select distinct r.storage_name, r.asset_id, r.event_type, r.field, r.is_public
    from json_to_recordset(${JSON.stringify(holds)}::json)
      as r(storage_name text, asset_id bigint, event_type integer, field text, is_public boolean)
    on conflict on constraint file_hold_unique do update set is_public = file_hold.is_public or excluded.is_public`.execute(
    db,
  );
}

function holdOf(assetId: number, { file, field, eventType, isPublic }: Wanted) {
  return {
    storage_name: file.storageName,
    asset_id: assetId,
    event_type: eventType,
    field,
    is_public: isPublic,
  };
}

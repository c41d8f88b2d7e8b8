import type { AssetType } from '@huella/domain/model/asset-type';
import { issue, type Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { waitForAll } from '../../wait-for-all';
import { Overtaken, type Inside } from '../transact';
import type { Database } from '../database';
import { insertAssets, reserveIds } from './asset-rows';
import { claimNumbered } from './claim-numbered';
import { carry, draftAdds, draftsOf, type AssetDraft, type Carried } from './draft-adds';
import {
  appendSealed,
  getOpenEvent,
  hashEntries,
  insertEvent,
  type NewEvent,
  type OpenEvent,
  type Random,
} from './event-rows';
import { checkFiles, holdFiles, type FileHolder } from './file-rows';
import { releaseKeys } from './key-rows';
import { appendNamed } from './named-rows';
import type { RowToNumber } from './number-rows';
import { assetQuotaKind, consumeQuota, findQuotaRoom } from './quota-rows';

/** What became of one row: the asset that was written, or why none was. */
export interface RowOutcome {
  readonly row: number;
  readonly assetId: number | null;
  readonly issues: readonly Issue[];
}

export interface Recorded {
  /** The event that was recorded or appended to; null when nothing was written. */
  readonly eventId: number | null;
  /** In the order of the rows. */
  readonly outcomes: readonly RowOutcome[];
}

export interface Adds {
  readonly model: AssetType;
  /** The event that says so; its fields are those of the assets, so it has none of its own. */
  readonly event: NewEvent;
  /** An event recorded before, by an earlier chunk of the same run. */
  readonly eventId: number | null;
  /** The company of the establishment: it owns the assets, and its quota is charged. */
  readonly companyId: number;
  /** Blank numbers are given out; proposed ones, too, where they were given to another meanwhile (number-rows). */
  readonly rows: readonly RowToAdd[];
  /** The rows, and maybe others, made ready before. */
  readonly ready?: ReadyAdds | null;
}

export interface RowToAdd extends RowToNumber {
  /** Names the row in what becomes of it: no two have the same. */
  readonly row: number;
  /** The attributes that it was given by its user's leave and did not say itself. */
  readonly completed?: readonly string[];
}

/**
 * What new assets need of nobody else: their ids by the number of the row, their drafts by id, and what statements carry of all
 * of them.
 */
export interface ReadyAdds {
  readonly ids: ReadonlyMap<number, number>;
  readonly drafts: ReadonlyMap<number, AssetDraft>;
  readonly carried: Carried;
}

/**
 * Makes new assets ready to be written, outside of the transaction that writes them: while it waits for the database, the
 * processor is free. Rows that are not written after all leave nothing but ids that nobody gets.
 */
export async function makeAddsReady(
  db: Database,
  random: Random,
  model: AssetType,
  rows: readonly RowToAdd[],
): Promise<ReadyAdds> {
  const ids = await reserveIds(db, rows.length);
  const wanted = rows.flatMap((row, at) => {
    const assetId = ids[at];
    return assetId === undefined ? [] : [{ ...row, assetId }];
  });
  const drafts = await draftAdds(model, random, wanted);
  return {
    ids: new Map(wanted.map(({ row, assetId }) => [row, assetId])),
    drafts,
    carried: await carry(model, random, [...drafts.values()]),
  };
}

/** Places beside those that are asked for, with which a quota has plenty. */
const spare = 100;

/**
 * Adds assets: numbers and identifiers first, then their files, then the event, the assets with their slots, and their links.
 * Rows whose identifier is taken, whose files are not good, and rows past the quota, are left out with their reason; nothing
 * of them is written. Places of the quota are taken last, since all who register for the company wait for whoever has them;
 * where there may be too few they are taken before anything is written. Run it in a transaction.
 * @throws Overtaken where others took the places meanwhile: run again, it finds how many are left
 */
export async function recordAdds(db: Inside, random: Random, adds: Adds): Promise<Recorded> {
  const { model, companyId, rows } = adds;
  const ready = adds.ready ?? (await makeAddsReady(db, random, model, rows));
  const { ids, drafts } = ready;
  const wanted = rows.flatMap((row) => {
    const assetId = ids.get(row.row);
    return assetId === undefined ? [] : [{ ...row, assetId, ownerCompanyId: companyId }];
  });
  const place = { model, companyId, boxId: adds.event.boxId };
  // While the database claims the identifiers, what all of them come to under the event of the run is hashed.
  const [opened, { rows: candidates, taken }] = await waitForAll([
    adds.eventId === null ? null : openFor(db, adds.eventId, ready.carried),
    claimNumbered(db, place, wanted),
  ]);
  const unique = candidates.filter(({ assetId }) => !taken.has(assetId));
  const holder = holderOf(adds);
  const files = await checkFiles(db, holder, unique.map(claimOf(adds)), 'locked');
  const fit = unique.filter(({ assetId }) => !files.refused.has(assetId));
  const takePlaces = () => consumeQuota(db, companyId, assetQuotaKind(model.id), fit.length);
  const isPlenty = (await findQuotaRoom(db, companyId, assetQuotaKind(model.id))) >= fit.length + spare;
  const places = isPlenty || fit.length === 0 ? fit.length : await takePlaces();
  const written = fit.slice(0, places);
  const writtenIds = new Set(written.map(({ assetId }) => assetId));
  await releaseKeys(
    db,
    unique.flatMap(({ assetId }) => (writtenIds.has(assetId) ? [] : [assetId])),
  );
  const drafted = await draftsOf(drafts, model, random, written);
  const eventId =
    drafted.length === 0
      ? adds.eventId
      : await write(db, adds, await openingOf(db, random, adds, { ready, opened, drafted }));
  await holdFiles(db, holder, files, writtenIds);
  if (isPlenty && fit.length > 0 && (await takePlaces()) < fit.length) throw new Overtaken();
  return {
    eventId,
    outcomes: candidates.map(({ row, assetId }) =>
      writtenIds.has(assetId)
        ? { row, assetId, issues: [] }
        : { row, assetId: null, issues: reasonsOf(taken.get(assetId), files.refused.get(assetId)) },
    ),
  };
}

function holderOf({ model, event, companyId }: Adds): FileHolder {
  return { model, eventType: event.eventType, companyId, userId: event.recordedBy };
}

function claimOf({ event }: Adds) {
  return ({ assetId, values }: Candidate) => ({
    key: assetId,
    before: {},
    after: values,
    fields: event.fields,
  });
}

/** Why a row was left out: identifiers that others have, files that are not good, else the quota. */
function reasonsOf(
  taken: readonly string[] | undefined,
  files: readonly Issue[] | undefined,
): readonly Issue[] {
  if (taken !== undefined) return taken.map((attribute) => issue(attribute, 'notUnique'));
  return files ?? [issue(null, 'quotaReached')];
}

interface Candidate {
  readonly assetId: number;
  readonly values: Values;
}

/** An event with the hashes that end the chains of new assets under it. */
interface Opening {
  readonly event: OpenEvent;
  readonly carried: Carried;
  readonly hashes: readonly Buffer[];
}

async function openFor(db: Database, eventId: number, carried: Carried): Promise<Opening> {
  return hashUnder(await getOpenEvent(db, eventId), carried);
}

async function hashUnder(event: OpenEvent, carried: Carried): Promise<Opening> {
  const sealed = carried.drafts.map((draft) => draft.sealed);
  return { event, carried, hashes: await hashEntries(event, sealed) };
}

/** What is written in the end: as a rule all that was made ready; where some are refused or numbered, it is made again. */
async function openingOf(
  db: Database,
  random: Random,
  { model, event }: Adds,
  known: {
    readonly ready: ReadyAdds;
    readonly opened: Opening | null;
    readonly drafted: readonly AssetDraft[];
  },
): Promise<Opening> {
  const { ready, opened, drafted } = known;
  const all = ready.carried.drafts;
  const isWhole = drafted.length === all.length && drafted.every((draft, at) => draft === all[at]);
  if (isWhole && opened !== null) return opened;
  const carried = isWhole ? ready.carried : await carry(model, random, drafted);
  return hashUnder(opened?.event ?? (await insertEvent(db, random, event)), carried);
}

/** Its statements are asked one behind the other: each is put together while the one before it is done. */
async function write(
  db: Database,
  { model, event, companyId }: Adds,
  { event: open, carried, hashes }: Opening,
): Promise<number> {
  const { drafts, columns, links } = carried;
  const { boxId, recordedBy: createdBy, at, now } = event;
  const named = drafts.map(({ sealed: { entry } }) => ({
    ...{ asset: { id: entry.assetId }, changes: entry.after, fields: {} },
  }));
  await waitForAll([
    insertAssets(db, { model, boxId, ownerCompanyId: companyId, createdBy, at, now }, columns, hashes),
    appendSealed(db, open, links, hashes),
    appendNamed(db, { model, companyId, eventId: open.id, event, rows: named }),
  ]);
  return open.id;
}

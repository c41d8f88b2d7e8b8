import type { AssetType } from '@huella/domain/model/asset-type';
import { issue, type Issue } from '@huella/domain/model/errors';
import type { EventEffect } from '@huella/domain/model/event-model';
import { countedBy } from '@huella/domain/engine/events/derive';
import { transferEvents } from '@huella/domain/model/engine-events';
import { keepUnsuperseded } from '@huella/domain/engine/events/fold';
import { plainText, type Values } from '@huella/domain/model/value';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { privateChanges } from '@huella/domain/engine/events/private-values';
import { mapInTurns } from '../../yielder';
import type { Inside } from '../transact';
import type { Database } from '../database';
import { platformUserId } from '../platform';
import { appendChanges, countingOf, entered, type ChangedAsset } from './append-changes';
import { appendMoves } from './append-moves';
import type { LockedAsset } from './asset-rows';
import { getOpenEvent, insertEvent, type NewEvent, type Random } from './event-rows';
import { checkFiles, holdFiles, type FileClaim, type FileHolder } from './file-rows';
import { claimKeys, releaseKeys } from './key-rows';
import { leaveLots } from './lot-rows';
import { listKeptBy } from './move-rows';
import { appendNamed } from './named-rows';
import { checkPledges, keepPledges } from './pledge-rows';
import { assetQuotaKind, releaseQuota } from './quota-rows';
import { pauseAssets, retireAssets } from './retired-rows';
import { listNewer, type Standing } from './standing-rows';
import type { Recorded, RowOutcome } from './record-adds';

/** What an event changes of one asset that the caller has locked and checked. */
interface Change extends ChangedAsset {
  readonly row: number;
  readonly asset: LockedAsset & Standing;
  /** The event's own fields that only this asset has. */
  readonly fields: Values;
}

export interface Changes {
  readonly model: AssetType;
  readonly event: NewEvent;
  readonly eventId: number | null;
  readonly effect: EventEffect | null;
  /** The company of the establishment, whose quota a retired asset gives its place back to. */
  readonly companyId: number;
  readonly rows: readonly Change[];
  /**
   * Where the assets go, in a transfer: such an event writes nothing else of them (a model rule) than what is private, where
   * they go to another company.
   */
  readonly target?: {
    readonly boxId: number;
    /** The company of that establishment, no matter who owns them then. */
    readonly companyId: number;
    readonly ownerCompanyId: number | null;
    /** Lots that were moved there whole (`moveLots`): their assets stay in them. */
    readonly lots?: readonly number[];
  };
}

/**
 * Records an event on assets that are locked: appends it with its links and brings the asset rows up to date. A
 * back-dated event is recorded as it was, and changes only what no newer event wrote. Assets whose new identifier is
 * taken, or whose files are not good, are left out with the reason. Run it in the transaction that locked the assets.
 */
export async function recordChanges(db: Inside, random: Random, change: Changes): Promise<Recorded> {
  const { model } = change;
  const holder = holderOf(change);
  const files = await checkFiles(db, holder, claimsOf(change), 'locked');
  const pledges = await checkPledges(db, change.event, change.companyId, change.rows);
  const refused = new Map([...files.refused, ...pledges.refused]);
  const effective = await withoutSuperseded(db, {
    ...change,
    rows: change.rows.filter(({ asset }) => !refused.has(asset.id)),
  });
  const taken = await claimChangedKeys(db, model, effective, change.target?.ownerCompanyId ?? null);
  const written = effective.filter(({ asset }) => !taken.has(asset.id));
  const leaving = await leaveLotsFirst(db, random, change, written);
  const eventId = leaving.length === 0 ? change.eventId : await write(db, random, change, leaving);
  await holdFiles(db, holder, files, new Set(written.map(({ asset }) => asset.id)));
  await keepPledges(db, change.event, eventId, pledges, written);
  await applyEffect(db, change, written);
  return {
    eventId,
    outcomes: await mapInTurns(change.rows, (row) =>
      outcomeOf(row, taken.get(row.asset.id) ?? [], refused.get(row.asset.id) ?? []),
    ),
  };
}

function holderOf({ model, event, companyId }: Changes): FileHolder {
  return { model, eventType: event.eventType, companyId, userId: event.recordedBy };
}

/** One after the other: of tens of thousands a claim each would be as much as the changes themselves. */
function* claimsOf({ event, rows }: Changes): Generator<FileClaim> {
  for (const { asset, changes, fields } of rows)
    yield {
      key: asset.id,
      before: asset.attributes,
      after: changes,
      fields: { ...event.fields, ...fields },
    };
}

/**
 * What is retired or goes to another establishment leaves its lot, unless the lot goes along: an event of its own,
 * right before.
 */
async function leaveLotsFirst(
  db: Inside,
  random: Random,
  { event, effect, target, companyId }: Changes,
  rows: readonly Change[],
): Promise<readonly Change[]> {
  const goes = target !== undefined || effect?.kind === 'retire';
  const along = new Set(target?.lots);
  const leaving = rows.map(({ asset }) => asset).filter(({ lotId }) => lotId !== null && !along.has(lotId));
  if (!goes || leaving.length === 0) return rows;
  // It happens at the sender's, whose person did nothing: the receiver's did, which are not named there.
  const isReceived = event.eventType === transferEvents.receive && target?.companyId !== companyId;
  const recordedBy = isReceived ? platformUserId : event.recordedBy;
  const left = await leaveLots(db, random, { ...event, recordedBy, comment: null }, leaving);
  const after = new Map(left.map((asset) => [asset.id, asset]));
  return mapInTurns(rows, (row) => ({ ...row, asset: after.get(row.asset.id) ?? row.asset }));
}

/** What the event does beside writing attributes. */
async function applyEffect(db: Database, change: Changes, written: readonly Change[]): Promise<void> {
  const { model, event, effect, companyId } = change;
  const ids = written.map(({ asset }) => asset.id);
  if (ids.length === 0) return;
  if (effect?.kind === 'resume') await pauseAssets(db, ids, null);
  if (effect?.kind === 'pause')
    await pauseAssets(db, ids, plainText(event.fields[effect.messageField] ?? event.comment));
  if (effect?.kind !== 'retire') return;
  await retireAssets(db, ids, event.now);
  await releaseQuota(db, companyId, assetQuotaKind(model.id), ids.length);
}

const noIssues: readonly Issue[] = [];

function outcomeOf({ row, asset }: Change, taken: readonly string[], refused: readonly Issue[]): RowOutcome {
  // Tens of thousands without a fault share what is empty of each.
  if (taken.length + refused.length === 0) return { row, assetId: asset.id, issues: noIssues };
  const issues: readonly Issue[] = [...refused, ...taken.map((attribute) => issue(attribute, 'notUnique'))];
  return { row, assetId: null, issues };
}

/** Changes with what of them still counts, where an asset has newer events. */
async function withoutSuperseded(db: Database, { model, event, rows }: Changes): Promise<readonly Change[]> {
  const backDated = rows.filter(({ asset }) => event.at < asset.foldedAt);
  if (backDated.length === 0) return rows;
  const histories = await listNewer(
    db,
    backDated.map(({ asset }) => asset),
    event.at,
  );
  const recorded = findEvent(model, event.eventType);
  const counted = recorded === null ? {} : { counted: countedBy(model, recorded) };
  return mapInTurns(rows, (row) => {
    const newer = histories.get(row.asset.id) ?? [];
    if (newer.length === 0) return row;
    const own = { at: event.at.getTime(), sequence: row.asset.sequence + 1, after: row.changes, ...counted };
    return { ...row, counting: keepUnsuperseded(own, newer) };
  });
}

/**
 * Claims the identifiers of assets that change one, or change their owner where some are unique within a company;
 * answers those whose new one another asset has.
 */
export async function claimChangedKeys(
  db: Database,
  model: AssetType,
  rows: readonly ChangedAsset[],
  newOwnerId: number | null,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const unique = model.attributes.filter((attribute) => attribute.validations?.unique !== undefined);
  const renamed = rows.filter(
    (row) =>
      (newOwnerId !== null && newOwnerId !== row.asset.ownerCompanyId) ||
      unique.some(({ name }) => Object.hasOwn(countingOf(row), name)),
  );
  if (renamed.length === 0) return new Map();
  await releaseKeys(
    db,
    renamed.map(({ asset }) => asset.id),
  );
  const taken = await claimKeys(
    db,
    model,
    await mapInTurns(renamed, (row) => ({
      assetId: row.asset.id,
      ownerCompanyId: newOwnerId ?? row.asset.ownerCompanyId,
      values: { ...row.asset.attributes, ...countingOf(row) },
    })),
  );
  // What a loser had stays its own.
  const losers = renamed.filter(({ asset }) => taken.has(asset.id));
  await claimKeys(
    db,
    model,
    losers.map(({ asset }) => ({
      assetId: asset.id,
      ownerCompanyId: asset.ownerCompanyId,
      values: asset.attributes,
    })),
  );
  return taken;
}

async function write(
  db: Database,
  random: Random,
  { model, event, event: { at, now }, eventId, target, companyId }: Changes,
  changed: readonly Change[],
): Promise<number> {
  const rows = target === undefined ? changed : await leavePrivate(db, model, target, companyId, changed);
  const open = eventId === null ? await insertEvent(db, random, event) : await getOpenEvent(db, eventId);
  if (target === undefined)
    await appendChanges(db, random, { model, open, at, now }, await mapInTurns(rows, entered));
  else await appendMoves(db, random, { model, open }, rows, { ...target, at, now });
  if (target === undefined) await appendNamed(db, { model, companyId, eventId: open.id, event, rows });
  return open.id;
}

/**
 * What assets leave behind that go to another company, and what that one kept of them before (decision 26). It counts
 * whatever else was written, and when: the day that a transfer is said to have happened on is no matter.
 */
async function leavePrivate(
  db: Database,
  model: AssetType,
  target: NonNullable<Changes['target']>,
  companyId: number,
  rows: readonly Change[],
): Promise<readonly Change[]> {
  if (target.companyId === companyId) return rows;
  const ids = rows.map(({ asset }) => asset.id);
  const kept = await listKeptBy(db, target.companyId, model.id, ids);
  return mapInTurns(rows, (row) => {
    const changes = privateChanges(model, row.asset.attributes, kept.get(row.asset.id) ?? null);
    return { ...row, changes, counting: changes };
  });
}

import { DateTime } from 'luxon';
import type { AssetType } from '@huella/domain/model/asset-type';
import { plainText } from '@huella/domain/model/value';
import { expiring } from '@huella/domain/engine/events/status-events';
import {
  findRunningOut,
  statusOn,
  type RunningOut,
  type StatusDay,
} from '@huella/domain/engine/status/asset-status';
import type { Place } from '../actors';
import { platformUserId } from '../platform';
import type { Inside } from '../transact';
import { lockAssets, type LockedAsset } from './asset-rows';
import type { NewEvent, Random } from './event-rows';
import { recordChanges } from './record-changes';

/** Where and when statuses are looked at. */
export interface Occasion {
  readonly model: AssetType;
  readonly place: Place;
  /** The day there. */
  readonly statusDay: StatusDay;
  readonly now: Date;
}

/** What a run of the platform, and nobody's form, records. */
const context = 'platform';

/**
 * Records of assets that are locked, and in the establishment, that their status has run out: an event by the platform
 * at the moment when it did (decisions section 4). Assets that take no event are left as they are, and so are those
 * whose status an event says already: asked twice, it records once. Answers how many were recorded.
 */
export async function recordExpiries(
  db: Inside,
  random: Random,
  { model, place, statusDay, now }: Occasion,
  assets: readonly LockedAsset[],
): Promise<number> {
  const running = findRunningOut(model, statusDay);
  if (running === null) return 0;
  const due = assets.filter((asset) => asset.boxId === place.boxId && isDue(model, running, asset));
  for (const [time, together] of byMoment(running, place.timezone, due)) {
    const rows = together.map((asset, at) => ({
      row: at + 1,
      asset,
      changes: { [running.status]: running.to },
      fields: {},
    }));
    const event = eventOf(model, place, new Date(time), now);
    const change = { model, event, eventId: null, effect: null, companyId: place.companyId, rows };
    await recordChanges(db, random, change);
  }
  return due.length;
}

/**
 * The same for anyone who is about to write more of the assets: answers all of them as they are then, still locked, so
 * that what follows finds the event before its own.
 */
export async function settleExpiries(
  db: Inside,
  random: Random,
  occasion: Occasion,
  assets: ReadonlyMap<number, LockedAsset>,
): Promise<ReadonlyMap<number, LockedAsset>> {
  const recorded = await recordExpiries(db, random, occasion, [...assets.values()]);
  return recorded === 0 ? assets : lockAssets(db, occasion.model.id, [...assets.keys()]);
}

function isDue({ statuses }: AssetType, { status, today }: RunningOut, asset: LockedAsset): boolean {
  if (statuses === undefined || asset.deleted || asset.paused || asset.inTransit) return false;
  const { attributes } = asset;
  return statusOn(statuses, attributes, today) !== (attributes[status] ?? null);
}

/** The assets by the moment at which each ran out, in milliseconds, the earliest first: those share an event. */
function byMoment(
  running: RunningOut,
  zone: string,
  due: readonly LockedAsset[],
): readonly (readonly [number, readonly LockedAsset[]])[] {
  const moments = new Map<number, LockedAsset[]>();
  for (const asset of due) {
    const at = momentOf(running, zone, asset);
    moments.set(at, [...(moments.get(at) ?? []), asset]);
  }
  return [...moments].sort(([one], [other]) => one - other);
}

/**
 * When the day after its last day began there; but not before the newest event of the asset. One that was loaded or
 * edited to a day gone by has run out since then, and an event that happened before another would change nothing.
 */
function momentOf({ lastDay }: RunningOut, zone: string, { attributes, foldedAt }: LockedAsset): number {
  const day = DateTime.fromISO(plainText(attributes[lastDay] ?? null).slice(0, 10), { zone });
  return Math.max(day.plus({ days: 1 }).startOf('day').toMillis(), foldedAt.getTime());
}

function eventOf(model: AssetType, place: Place, at: Date, now: Date): NewEvent {
  const { eventType, epcis } = expiring;
  return {
    boxId: place.boxId,
    assetType: model.id,
    eventType,
    context,
    at,
    zone: place.timezone,
    now,
    recordedBy: platformUserId,
    targetBoxId: null,
    bizStep: epcis.bizStep,
    disposition: epcis.disposition,
    comment: null,
    fields: {},
    runId: null,
  };
}

import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';
import { isPublished } from '@huella/domain/engine/qr/public-facts';
import type { Pieces, Trace, TracedAsset, TracedPart, TracedStep } from '@huella/domain/engine/recall/trace';
import { walk, type Walk } from '@huella/domain/engine/recall/walk';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { codesOf } from '@huella/domain/rules/relations';
import { listBoxAccess, type BoxAccess } from '../../db/actors';
import type { Database } from '../../db/database';
import { createYielder } from '../../yielder';
import { findReached, type Reached, type ReachedParts } from './recall.store';

/** Where the caller may list assets, by the ids of establishments that they have to do with. */
export type BoxAccessById = ReadonlyMap<number, BoxAccess>;

/** A trace both ways, and how the caller is related to the establishments that it leads to. */
export interface Followed {
  readonly up: Walk;
  readonly down: Walk;
  readonly accessById: BoxAccessById;
}

/** Follows lineage both ways from some assets, as far as it goes, and judges how much of each a user may see. */
export async function follow(db: Database, userId: number, startIds: readonly number[]): Promise<Followed> {
  const up = await findReached(db, 'up', startIds);
  const down = await findReached(db, 'down', startIds);
  const boxIds = await runCooperatively(placesOf([up, down]));
  const accessById = await listBoxAccess(db, userId, [...boxIds]);
  return {
    up: await runCooperatively(walkOf('up', up, startIds, accessById)),
    down: await runCooperatively(walkOf('down', down, startIds, accessById)),
    accessById,
  };
}

/** Where what was reached is, and where its events were recorded. */
function* placesOf(reached: readonly Reached[]): Pieces<ReadonlySet<number>> {
  const boxIds = new Set<number>();
  for (const { assets, steps } of reached) {
    for (const [, ofAssets] of assets) {
      yield;
      for (const boxId of ofAssets) boxIds.add(boxId);
    }
    for (const [, , , , ofEvents] of steps) {
      yield;
      for (const boxId of ofEvents) boxIds.add(boxId);
    }
  }
  return boxIds;
}

/** Does work in pieces, between which others get their turn. */
export async function runCooperatively<Result>(pieces: Pieces<Result>): Promise<Result> {
  const yieldIfDue = createYielder();
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    await yieldIfDue();
  }
}

/** Whether a user may list a type in an establishment, by their access to it (document 1 section 6). */
export function mayList(accessById: BoxAccessById, boxId: number, assetType: number): boolean {
  const boxAccess = accessById.get(boxId);
  return (
    boxAccess !== undefined &&
    codesOf(boxAccess.templates).includes('ASSET_LIST') &&
    isAssetTypeOfChain(assetType, boxAccess.chain)
  );
}

function* walkOf(
  direction: RecallDirection,
  reached: Reached,
  startIds: readonly number[],
  accessById: BoxAccessById,
): Pieces<Walk> {
  return yield* walk(yield* traceOf(direction, reached, startIds, accessById));
}

function* traceOf(
  direction: RecallDirection,
  reached: Reached,
  startIds: readonly number[],
  accessById: BoxAccessById,
): Pieces<Trace> {
  const lists = remembered((boxId, assetType) => mayList(accessById, boxId, assetType));
  const assets: TracedAsset[] = [];
  const places = new Map<number, number>();
  for (const [ids, boxIds, assetTypes, deletions, nounPlaces] of reached.assets) {
    yield;
    for (const [row, id] of ids.entries()) {
      const [boxId = 0, assetType = 0, deleted = true] = [boxIds[row], assetTypes[row], deletions[row]];
      places.set(id, assets.length);
      const model = findAssetType(assetType);
      const isOwn = model !== null && lists(boxId, assetType);
      const isOpen = model !== null && isPublished(model, { deleted });
      const share = isOwn ? 'own' : isOpen ? 'published' : 'hidden';
      assets.push({ id, boxId, assetType, nounPlace: nounPlaces[row] ?? 0, share });
    }
  }
  const steps = new Map<number, TracedStep & Sides>();
  for (const [ids, eventIds, eventTypes, assetTypes, boxIds, counts] of reached.steps) {
    yield;
    for (const [row, step] of ids.entries()) {
      const [eventId = 0, eventType = 0, assetType = 0] = [eventIds[row], eventTypes[row], assetTypes[row]];
      const isListed = lists(boxIds[row] ?? 0, assetType);
      const made = counts[row] ?? 0;
      steps.set(step, { eventId, eventType, assetType, isListed, made, near: [], far: [] });
    }
  }
  for (const side of ['near', 'far'] as const)
    for (const piece of reached[side]) {
      yield;
      place(piece, side);
    }
  const starts = startIds.flatMap((id) => places.get(id) ?? []);
  return { direction, assets, starts, steps: [...steps.values()] };

  function place([stepIds, assetIds, quantities, units]: ReachedParts, side: 'near' | 'far'): void {
    for (const [row, step] of stepIds.entries()) {
      const at = places.get(assetIds[row] ?? 0);
      if (at === undefined) continue;
      steps.get(step)?.[side].push({ at, quantity: quantities[row] ?? null, unit: units[row] ?? null });
    }
  }
}

/** The sides of a step while they are put together. */
interface Sides {
  readonly near: TracedPart[];
  readonly far: TracedPart[];
}

/** A judgement over pairs of ids that is made once for each. */
function remembered(judge: (boxId: number, assetType: number) => boolean) {
  const known = new Map<number, Map<number, boolean>>();
  return (boxId: number, assetType: number): boolean => {
    const ofBox = known.get(boxId) ?? new Map<number, boolean>();
    known.set(boxId, ofBox);
    const found = ofBox.get(assetType) ?? judge(boxId, assetType);
    ofBox.set(assetType, found);
    return found;
  };
}

import type { AssetType } from '@huella/domain/model/asset-type';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../database';
import { updateAssets, updateSlots, type LockedAsset } from './asset-rows';
import { appendAssets, hashLinks, type AssetEntry, type OpenEvent, type Random } from './event-rows';

/** An asset that is locked, what its link says, and what of that counts beside newer events. */
export interface AppendedAsset {
  readonly asset: LockedAsset;
  readonly entry: AssetEntry;
  /** By attribute; null empties one. */
  readonly counting: Values;
}

/** What an event does to an asset that is locked, next in its own order. */
export function nextEntry(
  { id, sequence, chainHash, attributes }: LockedAsset,
  after: Values,
  own: Pick<AssetEntry, 'fields' | 'undoes'>,
): AssetEntry {
  const before = Object.keys(after).map((name) => [name, attributes[name] ?? null] as const);
  return {
    assetId: id,
    sequence: sequence + 1,
    previousHash: chainHash,
    before: Object.fromEntries(before),
    after,
    ...own,
  };
}

/** A locked asset with what an event writes of it. */
export interface ChangedAsset {
  readonly asset: LockedAsset;
  /** By attribute; null empties one. */
  readonly changes: Values;
  /** What of it counts where newer events wrote some of the same; all of it where this is not set, as of most. */
  readonly counting?: Values;
}

/** What of the changes of an asset counts beside newer events. */
export function countingOf({ changes, counting }: Omit<ChangedAsset, 'asset'>): Values {
  return counting ?? changes;
}

/** It with the event's own fields that only this asset has. */
export interface WrittenAsset extends ChangedAsset {
  readonly fields: Values;
}

/** The asset with its entry, next in its own order. */
export function entered(row: WrittenAsset): AppendedAsset {
  const { asset, changes, fields } = row;
  return { asset, counting: countingOf(row), entry: nextEntry(asset, changes, { fields }) };
}

/**
 * Appends assets to an event with their links, and brings their rows and slots up to date: `at` is the time that the rows
 * are folded up to, `now` when that is written.
 */
export async function appendChanges(
  db: Database,
  random: Random,
  { model, open, at, now }: { model: AssetType; open: OpenEvent; at: Date; now: Date },
  rows: readonly AppendedAsset[],
): Promise<void> {
  const changed = rows.map(({ asset: { id, attributes }, counting }) => {
    const after = { ...attributes, ...counting };
    return { id, changes: counting, after };
  });
  // Slots do not ask for links: the database writes them while those are hashed.
  const [links] = await Promise.all([
    hashLinks(
      open,
      random,
      rows.map(({ entry }) => entry),
    ),
    updateSlots(db, model, changed),
  ]);
  const linked = changed.flatMap(({ id, changes }, place) => {
    const link = links[place];
    return link === undefined ? [] : [{ id, changes, hash: link.hash }];
  });
  await updateAssets(db, linked, at, now);
  await appendAssets(db, open, links);
}

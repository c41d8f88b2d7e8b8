import type { Words } from '../../words';
import { findAssetType } from './index';

/** How many assets of a type are held somewhere. */
export interface HeldOfType {
  readonly assetType: number;
  readonly count: number;
}

/** What assets of several types come to. */
export interface HeldTotal {
  readonly assets: number;
  /** What they are called as they are counted ('animals'), where all are of one type; null otherwise. */
  readonly noun: Words | null;
  /** The type of which there are the most; the first of equals, null where there are none. */
  readonly assetType: number | null;
}

/** Adds up what is held. Types of several rows are one. */
export function totalOf(held: readonly HeldOfType[]): HeldTotal {
  const counts = new Map<number, number>();
  for (const { assetType, count } of held) {
    if (count > 0) counts.set(assetType, (counts.get(assetType) ?? 0) + count);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  const assets = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const assetType = most?.[0] ?? null;
  const model = counts.size === 1 && assetType !== null ? findAssetType(assetType) : null;
  return { assets, assetType, noun: model === null ? null : model.noun[assets === 1 ? 'one' : 'counted'] };
}

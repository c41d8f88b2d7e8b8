import type { AssetType, Period } from '../../model/asset-type';
import type { Values } from '../../model/value';

/** The periods that assets of a model may be in. */
export function periodsOf({ periods = [] }: Pick<AssetType, 'periods'>): readonly Period[] {
  return periods;
}

/**
 * Whether a period of an asset runs on a day, its first and its last among them. Without a last day it runs on; where
 * the model asks no first day, it runs until the last one, and without it not at all.
 */
export function isInPeriod({ from, until }: Period, values: Values, today: string): boolean {
  const first = from === undefined ? '' : dayOf(values, from);
  const last = dayOf(values, until);
  if (first === null || (from === undefined && last === null)) return false;
  return first <= today && (last === null || last >= today);
}

function dayOf(values: Values, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value.slice(0, 10) : null;
}

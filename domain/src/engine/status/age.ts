import type { AssetType } from '../../model/asset-type';
import type { Values } from '../../model/value';
import { daysBetween, monthsBetween } from '../fields/days';

/** How old an asset is, or was when its life ended. */
export interface Age {
  readonly years: number;
  /** Whole months beyond the years, and days since its life began. */
  readonly months: number;
  readonly days: number;
  /** It does not grow older. */
  readonly hasEnded: boolean;
}

/**
 * The age of an asset on a day, by the attributes of its public face: of what lives, or ripens (document 3 section 2). Null
 * where nobody said when its life began, or that day is yet to come; of what has no age, such as a bag, always.
 */
export function ageOf({ public: face }: AssetType, values: Values, today: string): Age | null {
  if (face?.tellsAge !== true) return null;
  const from = dayOf(values, face.lifeFrom);
  const end = dayOf(values, face.lifeUntil);
  const on = end ?? today;
  if (from === null || from > on) return null;
  const months = monthsBetween(from, on);
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: daysBetween(from, on),
    hasEnded: end !== null,
  };
}

function dayOf(values: Values, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, 10) : null;
}

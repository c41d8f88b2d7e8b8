import { withoutNulls, type Value, type Values } from '../fields/value';

/** What an event wrote of an asset, and where it stands in the asset's history. */
export interface Written {
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  /** The place in the order of recording. */
  readonly sequence: number;
  readonly after: Values;
}

function isLater(one: Written, other: Written): boolean {
  return one.at === other.at ? one.sequence > other.sequence : one.at > other.at;
}

/**
 * The values that a history adds up to: of each attribute, what the newest event wrote, by the time it happened
 * and then by the order of recording. A back-dated event never undoes a newer one.
 */
export function foldHistory(history: readonly Written[]): Values {
  const ordered = [...history].sort((one, other) => (isLater(one, other) ? 1 : -1));
  const folded: Record<string, Value> = {};
  for (const written of ordered) Object.assign(folded, written.after);
  return withoutNulls(folded);
}

/** What of an event's changes still counts beside newer events of the same asset: attributes none of them wrote. */
export function keepUnsuperseded(event: Written, history: readonly Written[]): Values {
  const newer = history.filter((other) => isLater(other, event));
  return Object.fromEntries(
    Object.entries(event.after).filter(([name]) => newer.every((other) => !Object.hasOwn(other.after, name))),
  );
}

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
  const fold = openFold();
  history.forEach(fold.take);
  return fold.values();
}

/** Adding up a history event after event, in any order; what it keeps grows with the attributes alone. */
export interface Fold {
  readonly take: (written: Written) => void;
  readonly values: () => Values;
}

/** Begins to add up a history. */
export function openFold(): Fold {
  const newest = new Map<string, { readonly written: Written; readonly value: Value }>();
  return {
    take: (written) => {
      for (const [name, value] of Object.entries(written.after)) {
        const known = newest.get(name);
        if (known === undefined || isLater(written, known.written)) newest.set(name, { written, value });
      }
    },
    values: () => withoutNulls(Object.fromEntries([...newest].map(([name, { value }]) => [name, value]))),
  };
}

/** What of an event's changes still counts beside newer events of the same asset: attributes none of them wrote. */
export function keepUnsuperseded(event: Written, history: readonly Written[]): Values {
  const newer = history.filter((other) => isLater(other, event));
  return Object.fromEntries(
    Object.entries(event.after).filter(([name]) => newer.every((other) => !Object.hasOwn(other.after, name))),
  );
}

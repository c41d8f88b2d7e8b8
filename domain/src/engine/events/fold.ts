import { withoutNulls, type Value, type Values } from '../../model/value';

/** What an event wrote of an asset, and where it is in the asset's history. */
export interface Written {
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  /** The place in the order of recording. */
  readonly sequence: number;
  readonly after: Values;
  /** The attributes that it counted up or down, from what was there when it was recorded, or left with a company. */
  readonly counted?: ReadonlySet<string>;
  /** The place of what it takes back, where it does. */
  readonly undoes?: number;
}

/** What of a history is effective: neither what was taken back nor what took it back. */
function effectiveHistory<Entry extends Pick<Written, 'sequence' | 'undoes'>>(
  history: readonly Entry[],
): readonly Entry[] {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.filter(({ sequence, undoes }) => undoes === undefined && !undone.has(sequence));
}

function isLater(one: Written, other: Written): boolean {
  return one.at === other.at ? one.sequence > other.sequence : one.at > other.at;
}

/**
 * The values that a history adds up to: of each attribute, what the newest event wrote, by the time it happened
 * and then by the order of recording. A back-dated event never undoes a newer one, but what it counts up or down it
 * counts whenever it happened. An event that was undone counts for nothing, and so does the one that undid it: whatever
 * was recorded since is on its own.
 */
export function foldHistory(history: readonly Written[]): Values {
  const recorded = [...effectiveHistory(history)].sort((one, other) => one.sequence - other.sequence);
  const folded: Record<string, Value> = {};
  const latest = new Map<string, number>();
  for (const { at, after, counted } of recorded) {
    for (const [name, value] of Object.entries(after)) {
      const newest = latest.get(name) ?? at;
      if (newest <= at || counted?.has(name) === true) folded[name] = value;
      latest.set(name, Math.max(newest, at));
    }
  }
  return withoutNulls(folded);
}

/**
 * What of an event's changes still counts beside newer events of the same asset: attributes that none of them wrote, and
 * those that it counts up or down.
 */
export function keepUnsuperseded(event: Written, history: readonly Written[]): Values {
  const newer = history.filter((other) => isLater(other, event));
  return Object.fromEntries(
    Object.entries(event.after).filter(
      ([name]) =>
        event.counted?.has(name) === true || newer.every((other) => !Object.hasOwn(other.after, name)),
    ),
  );
}

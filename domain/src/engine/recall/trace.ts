/** Against the stream, to what something came from, or with it, to what came of it. */
export const recallDirections = ['up', 'down'] as const;
export type RecallDirection = (typeof recallDirections)[number];

/**
 * How much of an asset is shown to the caller: in full where they may list the assets of its establishment; else what
 * its public page publishes; else only that there is something.
 */
export const recallShares = ['own', 'published', 'hidden'] as const;
export type RecallShare = (typeof recallShares)[number];

/** An asset that a trace reached. */
export interface TracedAsset {
  readonly id: number;
  readonly assetType: number;
  readonly boxId: number;
  /** Which noun of its type it has (noun.ts). */
  readonly nounPlace: number;
  readonly share: RecallShare;
}

/** How much of an asset went into an event or came out of it; without a quantity it was not measured. */
export interface TracedPart {
  /** The place of the asset among those of the trace. */
  readonly at: number;
  readonly quantity: number | null;
  readonly unit: string | null;
}

/** An event by which a trace goes on: from what is near to where it began, to what is far. */
export interface TracedStep {
  readonly eventId: number;
  readonly eventType: number;
  /** The asset type that it was recorded of. */
  readonly assetType: number;
  /** The caller may list that type where it was recorded. */
  readonly isListed: boolean;
  /** How many came out of the event in all, reached or not. */
  readonly made: number;
  readonly near: readonly TracedPart[];
  readonly far: readonly TracedPart[];
}

/**
 * All that was reached in one way, with what it began from: every asset is the start of the trace, or the far side of a
 * step whose near side was reached. Which assets come before which in it is of no consequence.
 */
export interface Trace {
  readonly direction: RecallDirection;
  readonly assets: readonly TracedAsset[];
  /** The places of the assets that the trace began with. */
  readonly starts: readonly number[];
  readonly steps: readonly TracedStep[];
}

/** Work in pieces: anyone who runs it lets others have their turn between two of them. */
export type Pieces<Result> = Generator<undefined, Result>;

/** So many turns of a loop are a piece: well under what anybody notices. */
export const piece = 2_000;

/** Does work in pieces at one go. */
export function finish<Result>(pieces: Pieces<Result>): Result {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
  }
}

/** The items in order, sorted in pieces: as `toSorted`, equal ones stay as they came. */
export function* sortInPieces<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Pieces<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; from += piece) {
    runs.push(items.slice(from, from + piece).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Pieces<readonly Item[]> {
  const merged: Item[] = [];
  let [left, right] = [0, 0];
  while (left < one.length || right < other.length) {
    if (merged.length % piece === 0) yield;
    const [first, second] = [one[left], other[right]];
    if (second === undefined || (first !== undefined && compare(first, second) <= 0)) {
      if (first !== undefined) merged.push(first);
      left += 1;
    } else {
      merged.push(second);
      right += 1;
    }
  }
  return merged;
}

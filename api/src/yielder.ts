import { setImmediate } from 'node:timers/promises';

/**
 * Longest that work on many rows keeps the event loop, in milliseconds. A statement of some hundred kilobytes
 * leaves in several turns of the loop: longer work would let the database wait for the rest of it.
 */
const sliceMs = 1;

/** Makes a function to be awaited between pieces of long work: it yields to the event loop once a slice of time has passed. */
export function createYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await setImmediate();
    since = performance.now();
  };
}

/** Walks long work that is written in steps to its end, and lets others have their turn between them. */
export async function inTurns<Result>(steps: Generator<unknown, Result, undefined>): Promise<Result> {
  const yieldIfDue = createYielder();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await yieldIfDue();
  }
}

/** Items that a turn takes before it looks at the clock: a look each would cost more than most of what is done with them. */
const perLook = 64;

/** Does the same with each of many items, and lets others have their turn between them; answers the results in order. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, place: number) => Result,
): Promise<Result[]> {
  const yieldIfDue = createYielder();
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    results.push(map(item, place));
    if (place % perLook === perLook - 1) await yieldIfDue();
  }
  return results;
}

/** Texts that are sorted in one go. */
const perRun = 2_000;

/** Sorts very many texts by their characters, and lets others have their turn meanwhile: runs of them, which are then merged two by two. */
export async function sortInTurns(texts: readonly string[]): Promise<readonly string[]> {
  const yieldIfDue = createYielder();
  let runs: (readonly string[])[] = [];
  for (let from = 0; from < texts.length; from += perRun) {
    runs.push(texts.slice(from, from + perRun).sort());
    await yieldIfDue();
  }
  while (runs.length > 1) {
    const merged: (readonly string[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await inTurns(mergeSorted(runs[at] ?? [], runs[at + 1] ?? [])));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeSorted(
  one: readonly string[],
  other: readonly string[],
): Generator<void, readonly string[], undefined> {
  const merged: string[] = [];
  let place = 0;
  for (const text of one) {
    for (let next = other[place]; next !== undefined && next < text; next = other[place]) {
      merged.push(next);
      place += 1;
    }
    merged.push(text);
    if (merged.length % perLook === 0) yield;
  }
  return [...merged, ...other.slice(place)];
}

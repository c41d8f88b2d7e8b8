import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTurns, mapInTurns, sortInTurns } from './yielder';

/** Counts the turns that others had meanwhile. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  const state = { isDone: false };
  const end = () => {
    state.isDone = true;
  };
  void work.then(end, end);
  let turns = 0;
  while (!state.isDone) {
    await setImmediate();
    turns += 1;
  }
  return turns;
}

/** Keeps the event loop for some milliseconds. */
function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('mapInTurns', () => {
  it.each([0, 1, 63, 64, 65, 1_000])('answers the results of %i items in order', async (count) => {
    const items = Array.from({ length: count }, (_, at) => at);
    expect(await mapInTurns(items, (item, place) => item * 2 + place)).toEqual(items.map((item) => item * 3));
  });

  it('lets others have their turn while it works long', async () => {
    const work = mapInTurns(Array.from({ length: 640 }), () => keepBusy(0.05));
    expect(await countTurns(work)).toBeGreaterThan(5);
  });

  it('fails with what an item fails with', async () => {
    const work = mapInTurns([1, 2], (item) => {
      if (item === 2) throw new Error('no');
      return item;
    });
    await expect(work).rejects.toThrow('no');
  });
});

describe('inTurns', () => {
  it('answers what the steps end with, and lets others have their turn between them', async () => {
    function* work(): Generator<undefined, string, undefined> {
      for (let step = 0; step < 10; step += 1) {
        keepBusy(2);
        yield undefined;
      }
      return 'done';
    }
    const walked = inTurns(work());
    expect(await countTurns(walked)).toBeGreaterThan(5);
    expect(await walked).toBe('done');
  });
});

describe('sortInTurns', () => {
  it.each([0, 1, 1_999, 2_000, 2_001, 7_003])('sorts %i texts as all at once', async (count) => {
    const texts = Array.from({ length: count }, (_, at) => `${String((at * 7_919) % 4_001)} ñ`);
    expect(await sortInTurns(texts)).toEqual([...texts].sort());
  });
});

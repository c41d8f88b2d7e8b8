import { describe, expect, it } from 'vitest';
import { inTurns, pagesOf } from './row-pages';

describe('the pages of a sheet', () => {
  it.each([
    [0, ['1+1000']],
    [1_000, ['1+1000']],
    [1_001, ['1+100', '101+1000']],
    [2_100, ['1+100', '101+1000', '1101+1000']],
    [2_101, ['1+100', '101+1000', '1101+1000', '2101+1000']],
  ])('of rows up to %i are %j', (lastRow, pages) => {
    expect(pagesOf(lastRow).map(({ from, count }) => `${String(from)}+${String(count)}`)).toEqual(pages);
  });

  it('come in their order, so many at once, whichever is first', async () => {
    const going = new Set<number>();
    let most = 0;
    const waiting: (() => void)[] = [];
    const done = inTurns([1, 2, 3, 4, 5], 2, async (item) => {
      going.add(item);
      most = Math.max(most, going.size);
      await new Promise<void>((resolve) => waiting.push(resolve));
      going.delete(item);
      return item * 10;
    });
    while (going.size > 0) {
      // The latest that began ends first.
      waiting.pop()?.();
      await new Promise<void>((resolve) =>
        queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))),
      );
    }
    expect([await done, most]).toEqual([[10, 20, 30, 40, 50], 2]);
  });

  it('end with the first that fails', async () => {
    const failing = inTurns([1, 2, 3], 1, (item) =>
      item === 2 ? Promise.reject(new Error('gone')) : Promise.resolve(item),
    );
    await expect(failing).rejects.toThrow('gone');
  });
});

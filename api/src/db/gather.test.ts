import { describe, expect, it } from 'vitest';
import { openGathering } from './gather';

/** Answers with tenfold, when it is let; what it was asked together is kept. */
function openAsked() {
  const together: (readonly number[])[] = [];
  const free: (() => void)[] = [];
  const gather = openGathering<number, number>(async (all) => {
    together.push(all);
    await new Promise<void>((resolve) => free.push(resolve));
    if (all.includes(13)) throw new Error('thirteen');
    return all.map((each) => (each === 7 ? Promise.reject(new Error('seven')) : each * 10));
  }, 3);
  /** Lets the nth answer go out, once it is asked for. */
  const answer = async (nth: number) => {
    await expect.poll(() => free.length).toBeGreaterThan(nth);
    free[nth]?.();
  };
  return { gather, together, answer };
}

describe('what is asked for while something is', () => {
  it('goes together in the next, so many at the most', async () => {
    const { gather, together, answer } = openAsked();
    const asked = [1, 2, 3, 4, 5].map((each) => gather(each));
    expect(together).toEqual([[1]]);
    await answer(0);
    await answer(1);
    await answer(2);
    expect(await Promise.all(asked)).toEqual([10, 20, 30, 40, 50]);
    expect(together).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('tells each of a fault, and goes on', async () => {
    const { gather, answer } = openAsked();
    const asked = Promise.allSettled([gather(13), gather(1), gather(7), gather(13)]);
    await answer(0);
    await answer(1);
    expect((await asked).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'rejected',
    ]);
    const alone = gather(2);
    await answer(2);
    expect(await alone).toBe(20);
  });

  it('is told alone of what is wrong with it alone', async () => {
    const { gather, answer } = openAsked();
    const asked = Promise.allSettled([gather(1), gather(7), gather(2)]);
    await answer(0);
    await answer(1);
    const settled = await asked;
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

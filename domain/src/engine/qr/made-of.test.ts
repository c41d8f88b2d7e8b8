import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './made-of';

const kilos = (quantity: number | null, unit: string | null = 'kg') => ({ quantity, unit });

describe('what something was made of', () => {
  it.each([
    ['three malts', [kilos(2340), kilos(420), kilos(240)], [78, 14, 8]],
    ['next to nothing of one', [kilos(1_000_000), kilos(1)], [100, 0.01]],
    ['one of which nobody wrote how much', [kilos(10), kilos(null)], [null, null]],
    ['one of which nothing went in', [kilos(10), kilos(0)], [null, null]],
    ['kilos and tonnes', [kilos(10), kilos(1, 't')], [null, null]],
    ['pieces without a unit', [kilos(1, null), kilos(3, null)], [25, 75]],
    ['one thing alone', [kilos(10)], [null]],
    ['nothing', [], []],
  ])('of %s', (_what, amounts, parts) => {
    expect(partsOf(amounts)).toEqual(parts);
  });

  it('comes to the whole, and is nowhere nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 2, maxLength: 60 }), (all) => {
        const parts = partsOf(all.map((quantity) => kilos(quantity))).map((part) => part ?? 0);
        expect(Math.min(...parts)).toBeGreaterThan(0);
        expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - 100)).toBeLessThan(1);
      }),
    );
  });
});

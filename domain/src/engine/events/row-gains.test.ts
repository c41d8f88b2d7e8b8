import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysSince, gainADay, totalsOf } from './row-gains';

const before = { last: 364, lastDay: '2026-09-14', day: '2026-11-21' };

it.each([
  [{ ...before, value: 397 }, 7, 0.49],
  [{ ...before, value: 325 }, 7, -0.57],
  [{ ...before, value: null }, 7, null],
  [{ ...before, last: null, value: 397 }, 7, null],
  [{ ...before, lastDay: null, value: 397 }, 7, null],
  // Too few days, and a last number that came later.
  [{ ...before, lastDay: '2026-11-15', value: 397 }, 7, null],
  [{ ...before, lastDay: '2026-11-21', value: 397 }, 0, null],
  [{ ...before, lastDay: '2026-11-22', value: 397 }, 0, null],
] as const)('says what %o gained a day', (reading, minDays, gain) => {
  expect(gainADay(reading, minDays)).toBe(gain);
});

it('counts the days since the last', () => {
  expect(daysSince({ ...before, value: null })).toBe(68);
  expect(daysSince({ ...before, last: null, value: null })).toBeNull();
});

it('adds up what was taken', () => {
  expect(totalsOf([386.5, 379, 402], [0.38, 0.35, 0.5])).toEqual({
    count: 3,
    sum: 1167.5,
    mean: 389.17,
    gain: 0.41,
  });
  expect(totalsOf([], [])).toEqual({ count: 0, sum: 0, mean: null, gain: null });
});

it('has its mean between the least and the most', () => {
  const kilos = fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(kilos, (values) => {
      const { mean, sum, count } = totalsOf(values, []);
      expect(mean).toBeGreaterThanOrEqual(Math.min(...values));
      expect(mean).toBeLessThanOrEqual(Math.max(...values));
      expect(Math.abs((mean ?? 0) * count - sum)).toBeLessThanOrEqual(count * 0.01);
    }),
  );
});

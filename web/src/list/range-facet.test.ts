import { describe, expect, it } from 'vitest';
import { dayNumber, dayOfNumber, filledRange, isPartWithin, stepOf } from './range-facet';

describe('a range', () => {
  it('counts days from 1970', () => {
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dayOfNumber(dayNumber('2024-02-29'))).toBe('2024-02-29');
    expect(
      filledRange({ options: [], range: { min: '1970-01-01', max: '1970-01-03', counts: [1] } }),
    ).toEqual({ min: 0, max: 2, counts: [1] });
  });

  it.each([
    ['nothing is known', undefined],
    ['nothing has a value', { options: [], range: null }],
    ['all have the same', { options: [], range: { min: 4, max: 4, counts: [9] } }],
  ])('is none where %s', (_name, facet) => {
    expect(filledRange(facet)).toBeNull();
  });

  it.each([
    [0, 500, false, 5],
    [340, 410, false, 0.5],
    [0, 8, true, 1],
    [0, 3000, true, 20],
    [19_000, 20_500, true, 10],
  ])('from %d to %d goes on by steps that people say', (min, max, isWhole, step) => {
    expect(stepOf({ min, max }, isWhole)).toBeCloseTo(step, 10);
  });

  it('has parts within its bounds, also in part', () => {
    const range = { min: 0, max: 4, counts: [1, 1, 1, 1] };
    const within = (low: number, high: number) =>
      range.counts.map((_, at) => isPartWithin(range, at, low, high));
    expect(within(0, 4)).toEqual([true, true, true, true]);
    expect(within(1, 2)).toEqual([false, true, true, false]);
    expect(within(1.5, 1.7)).toEqual([false, true, false, false]);
  });
});

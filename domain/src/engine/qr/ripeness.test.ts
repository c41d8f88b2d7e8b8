import { expect, it } from 'vitest';
import { ripenessOf, ripenessShare } from './ripeness';

it.each([
  [0, 'M'],
  [7, 'M'],
  [8, 'M+'],
  [14, 'M+'],
  [15, 'M++'],
  [21, 'M++'],
  [22, 'M+++'],
  [400, 'M+++'],
])('after %d days it is %s', (days, name) => {
  expect(ripenessOf(days).name).toBe(name);
});

it('goes on along the chart, and never off it', () => {
  const shares = Array.from({ length: 60 }, (_, days) => ripenessShare(days));
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
  expect(ripenessShare(15)).toBeGreaterThan(0.5);
  expect(ripenessShare(21)).toBeLessThan(0.75);
  expect(ripenessShare(400)).toBe(1);
});

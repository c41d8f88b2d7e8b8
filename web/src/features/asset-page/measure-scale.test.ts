import { expect, it } from 'vitest';
import { dayTicks, niceTicks } from './measure-scale';

it.each([
  [
    [118, 386.5],
    [100, 200, 300, 400],
  ],
  [
    [13.2, 14.1],
    [13, 13.5, 14, 14.5],
  ],
  [
    [0, 0],
    [-0.5, 0, 0.5],
  ],
  [
    [300, 300],
    [260, 280, 300, 320, 340],
  ],
  [
    [-3, 4],
    [-5, 0, 5],
  ],
])('the values %j are among round figures', (values, ticks) => {
  expect(niceTicks(values)).toEqual(ticks);
});

it('days are in even parts of at least a month', () => {
  expect(dayTicks('2025-06-01', '2026-11-01', 5)).toHaveLength(5);
  expect(dayTicks('2026-06-01', '2026-06-10', 5)).toEqual(['2026-06-01', '2026-06-10']);
  expect(dayTicks('2026-06-01', '2026-06-01', 5)).toEqual(['2026-06-01']);
});

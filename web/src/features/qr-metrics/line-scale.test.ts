import { expect, it } from 'vitest';
import { axisTicks } from './line-scale';

it.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [9, 4],
    [0, 5, 10],
  ],
  [[188], [0, 50, 100, 150, 200]],
])('writes round figures over %j', (counts, ticks) => {
  expect(axisTicks(counts)).toEqual(ticks);
});

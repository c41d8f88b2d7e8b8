import { expect, it } from 'vitest';
import { shortFigure } from './short-figure';

it.each([
  [0, '0'],
  [500.55, '500,6'],
  [5_265.3, '5.265'],
  [1_195_757.64, '1.195.758'],
  [12_412_000, '12,4\u00a0M'],
])('writes %d as %s', (value, text) => {
  expect(shortFigure(value, 'es')).toBe(text);
});

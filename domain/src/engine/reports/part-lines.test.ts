import { expect, it } from 'vitest';
import { partLines } from './part-lines';

it('a donut tells five parts apart, and all others together', () => {
  const parts = Array.from({ length: 8 }, (_none, at) => ({ name: `P${String(at)}`, value: 8 - at }));
  const lines = partLines(parts, 'Otros');
  expect(lines.map(({ name, value }) => `${name} ${String(value)}`)).toEqual([
    ...['P0 8', 'P1 7', 'P2 6', 'P3 5', 'P4 4', 'Otros 6', 'P5 3', 'P6 2', 'P7 1'],
  ]);
  const slices = lines.filter(({ slice }) => slice !== null);
  expect(slices.map(({ slice }) => slice)).toEqual([0, 1, 2, 3, 4, 'others']);
  expect(slices.reduce((sum, { value }) => sum + value, 0)).toBe(36);
  // One alone needs no other name.
  expect(partLines(parts.slice(0, 6), 'Otros').map(({ name }) => name)).toEqual(
    parts.slice(0, 6).map(({ name }) => name),
  );
});

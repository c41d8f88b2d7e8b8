import { expect, it } from 'vitest';
import { randomName } from './random-name';

it('makes names that differ and are long enough to be the key of a submit', () => {
  const names = new Set(Array.from({ length: 200 }, randomName));
  expect(names.size).toBe(200);
  for (const name of names) expect(name).toMatch(/^[\w-]{20,64}$/);
});

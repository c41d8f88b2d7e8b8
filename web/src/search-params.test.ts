import { expect, it } from 'vitest';
import { withBadId } from './search-params';

it.each([
  [{ pk: 'abc' }, undefined, 'abc'],
  [{ pk: -3 }, undefined, '-3'],
  [{ bad: 'abc' }, undefined, 'abc'],
  [{ pk: 'x'.repeat(90) }, undefined, 'x'.repeat(40)],
  [{ pk: 7 }, 7, undefined],
  [{ pk: 7, bad: 'abc' }, 7, undefined],
  [{}, undefined, undefined],
  [{ pk: '' }, undefined, undefined],
  [{ pk: { a: 1 } }, undefined, undefined],
])('an address that says %j has the id %s, and in its place %s', (raw, pk, bad) => {
  expect(withBadId(raw, { pk })).toMatchObject(bad === undefined ? { pk } : { bad });
  expect(withBadId(raw, { pk }).bad).toBe(bad);
});

import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { idSearch, readSearch, withBadId } from './search-params';

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

it('reads the search of a screen with what is made when it is first read', () => {
  const made = vi.fn(() => z.object({ page: idSearch }));
  const search = readSearch(made);
  expect(made).not.toHaveBeenCalled();
  expect(search['~standard'].validate({ page: '7' })).toEqual({ value: { page: 7 } });
  expect(search['~standard'].validate({ page: 'x' })).toEqual({ value: {} });
  expect(made).toHaveBeenCalledTimes(1);
});

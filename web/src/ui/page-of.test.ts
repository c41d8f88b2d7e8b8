import { expect, it } from 'vitest';
import { pageOf } from './page-of';

it.each([
  [0, 20, 186, { from: 1, to: 20, last: 9 }],
  [9, 20, 186, { from: 181, to: 186, last: 9 }],
  [0, 50, 50, { from: 1, to: 50, last: 0 }],
  [0, 20, 0, { from: 0, to: 0, last: 0 }],
  [2999, 100, 300_000, { from: 299_901, to: 300_000, last: 2999 }],
])('page %i of %i in %i rows', (page, pageSize, total, place) => {
  expect(pageOf(page, pageSize, total)).toEqual(place);
});

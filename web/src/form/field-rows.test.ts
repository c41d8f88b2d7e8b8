import { expect, it } from 'vitest';
import { findBoxRows } from './field-rows';

const box = (name: string, columns?: number) => ({
  name,
  type: 'checkbox' as const,
  ...(columns && { columns }),
});
const text = (name: string, columns?: number) => ({
  name,
  type: 'text' as const,
  ...(columns && { columns }),
});

it.each([
  ['alone', [text('a'), box('b'), text('c')], ['b']],
  ['alone for want of room', [text('a', 8), box('b', 6), text('c', 8)], ['b']],
  ['beside each other', [text('a'), box('b', 6), box('c', 6)], ['b', 'c']],
  ['beside an input', [box('b', 4), text('a', 4), box('c', 4)], []],
  ['at the end of a row', [text('a', 6), box('b', 6)], []],
])('finds checkboxes that are %s', (_name, fields, found) => {
  expect([...findBoxRows(fields)]).toEqual(found);
});

import { expect, it } from 'vitest';
import { csvCell } from './save-csv';

it.each([
  ['Argentina', 'Argentina'],
  ['Korea, Republic of', '"Korea, Republic of"'],
  ['a "b"', '"a ""b"""'],
  ['=1+1', "'=1+1"],
])('writes %s so that a spreadsheet reads the same', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

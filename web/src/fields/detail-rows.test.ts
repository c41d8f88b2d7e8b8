import { describe, expect, it } from 'vitest';
import { freeKey, newestFirst, withoutRow, withRow } from './detail-rows';

const rows = [
  { key: 2, name: 'a' },
  { key: 7, name: 'b' },
];

describe('the rows of a detail', () => {
  it('get a key that no other has', () => {
    expect(freeKey(rows)).toBe(8);
    expect(freeKey([])).toBe(1);
  });

  it('are shown newest first', () => {
    expect(newestFirst(rows).map((row) => row.key)).toEqual([7, 2]);
  });

  it('are replaced by their key, or added', () => {
    expect(withRow(rows, { key: 2, name: 'c' })).toEqual([{ key: 2, name: 'c' }, rows[1]]);
    expect(withRow(rows, { key: 8, name: 'c' })).toHaveLength(3);
  });

  it('go by their key', () => {
    expect(withoutRow(rows, 2)).toEqual([rows[1]]);
  });
});

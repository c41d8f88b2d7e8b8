import { describe, expect, it } from 'vitest';
import type { SheetCell } from './cell';
import { isTotalsRow } from './find-totals';

describe('a row that sums up others', () => {
  it.each<[readonly SheetCell[], boolean]>([
    [['TOTAL', null, 1700], true],
    [[null, 'Totales:', '3', '1.160,5 '], true],
    [['Promedio', null, 386.7], true],
    [['Subtotal'], true],
    [['Total', '=\u2061SUM(B2:B60)', '#REF!'], true],
    [['Grand total', 12], true],
    [['KD482C3176', 'Total', 380], false],
    [['Totora', 380], false],
    [['Total', 'Total'], false],
    [[null, 770], false],
    [[], false],
  ])('%j: %s', (row, found) => {
    expect(isTotalsRow(row)).toBe(found);
  });
});

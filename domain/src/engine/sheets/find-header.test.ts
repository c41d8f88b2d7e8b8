import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import type { SheetCell } from './cell';
import { findHeaderRow } from './find-header';
import { knownHeadings } from './pair-columns';
import { sheetFormat } from './sheet-format';

const header = ['Nro. Caravana', 'Cat.', 'Raza', 'F. Nac', 'Peso'];
const data: SheetCell[][] = [
  ['KD482 C317 6', 'VQ', 'AA', '14/9/24', 361],
  ['KD482 C318 4', 'VQ', 'AA', '16/9/24', 355.5],
  ['KD482 C319 2', 'NO', 'H', '2024-09-21', null],
];

describe('findHeaderRow', () => {
  it.each<[string, SheetCell[][], number | null]>([
    ['at the top', [header, ...data], 0],
    ['under a title', [['Rodeo primavera 2026'], [], header, ...data], 2],
    [
      'under a title and a letterhead',
      [['Establecimiento', 'La Matilde'], ['Fecha', '14/9/2026'], [null, null], header, ...data],
      3,
    ],
    ['under merged groups', [['Identificación', '', '', 'Medidas', ''], header, ...data], 1],
    ['with a blank heading', [['Caravana', '', 'Raza', 'F. Nac', 'Peso'], ...data], 0],
    ['of one column', [['Caravana'], ['KD482 C317 6'], ['KD482 C318 4']], 0],
    ['alone', [header], 0],
    [
      'of texts over texts',
      [
        ['Madre', 'Padre'],
        ['Ofelia', 'Ivano'],
        ['Jade', 'Hércules'],
      ],
      0,
    ],
    ['missing', data, null],
    ['missing over one column of numbers', [[1], [2], [3]], null],
    ['of nothing', [], null],
    ['of blanks', [['', null], [' ']], null],
    [
      'too far down',
      [...Array.from({ length: 25 }, (): SheetCell[] => [1, 2, 3, 4, 5]), header, ...data],
      null,
    ],
  ])('%s', (_, rows, expected) => {
    expect(findHeaderRow(rows)).toBe(expected);
  });

  it('prefers the row whose headings the sheet may have', () => {
    const known = knownHeadings(sheetFormat(cowAr, 'add', { boxSubtype: 6, companyTiers: [] }));
    const rows: SheetCell[][] = [['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'], header, ...data];
    expect(findHeaderRow(rows, known)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { joinHeadings } from './join-headings';

const data = ['KD482C3176', 361.5, '2026-03-01', 'Norte'];
const cells = (rows: readonly (readonly (string | number | null)[])[], at: number) => joinHeadings(rows, at);

describe('headings in two rows', () => {
  const over = ['Caravana', 'Peso', null, 'Potrero'];

  it.each([
    ['the lower cells of single columns blank', [null, 'kg', 'fecha', null]],
    ['merged cells the same in both', ['Caravana', 'kg', 'fecha', 'Potrero']],
  ])('are joined with %s, whichever of them was found', (_name, under) => {
    const joined = { cells: ['Caravana', 'Peso kg', 'Peso fecha', 'Potrero'], above: 2 };
    expect(cells([over, under, data], 0)).toEqual(joined);
    expect(cells([over, under, data], 1)).toEqual(joined);
  });

  it('stay as they are where the group ends', () => {
    const joined = cells([['Animal', null, 'Notas'], ['Caravana', 'Sexo', null], ['KD1', 'H', 'x'], data], 1);
    expect(joined.cells).toEqual(['Animal Caravana', 'Animal Sexo', 'Notas']);
  });

  it.each([
    ['a title', [['Rodeo de La Matilde', null, null], ['Caravana', 'Sexo', 'Peso'], data], 1],
    ['a line of facts', [['Establecimiento', 'La Matilde', null], ['Caravana', 'Sexo', 'Peso'], data], 1],
    ['a day', [['Peso', null, 'Al 12/03/2026'], ['kg', 'fecha', null], data], 1],
  ])('are not made of %s above them', (_name, rows, at) => {
    expect(cells(rows, at)).toEqual({ cells: rows[at], above: 2 });
  });

  it.each([
    [
      'of words',
      [
        ['Nombre', 'Notas', null],
        ['Lola', 'Mansa', 'Sana'],
        ['Mora', 'Brava', null],
      ],
    ],
    [
      'alone',
      [
        ['Nombre', 'Notas', null],
        [null, 'Mansa', 'Sana'],
      ],
    ],
  ])('never take a row of data %s', (_name, rows) => {
    expect(cells(rows, 0)).toEqual({ cells: rows[0], above: 1 });
  });
});

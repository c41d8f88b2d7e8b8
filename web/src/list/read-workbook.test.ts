import { utils, write, type BookType } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook';

/** A workbook with sheets by their names. */
function bookOf(
  sheets: Readonly<Record<string, readonly unknown[][]>>,
  type: BookType = 'xlsx',
): ArrayBuffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet([...rows]), name);
  return write(book, { type: 'array', bookType: type }) as ArrayBuffer; // as its type says
}

const rows = [
  ['EID', 'Peso (kg)', 'Sesión'],
  [982000123456789, 386.5, 'A'],
  ['032010004582331', 397, null],
];

describe('a workbook of a scale', () => {
  it.each(['xlsx', 'xls', 'ods'] as const)('is read as .%s, with numbers as they are typed', (type) => {
    expect(
      readWorkbook(bookOf({ Sesion: rows }, type), 'es')
        ?.split('\n')
        .map((line) => line.trimEnd()),
    ).toEqual(['EID\tPeso (kg)\tSesión', '982000123456789\t386,5\tA', '032010004582331\t397']);
    expect(readWorkbook(bookOf({ Sesion: rows }, type), 'en')).toContain('386.5');
  });

  it('is read from its first sheet that holds anything', () => {
    expect(readWorkbook(bookOf({ Tapa: [], Datos: [['A1', 5]] }), 'es')).toBe('A1\t5');
    expect(readWorkbook(bookOf({ Tapa: [] }), 'es')).toBe('');
  });

  it('writes days so that they read one way only', () => {
    expect(readWorkbook(bookOf({ Datos: [[new Date(2026, 10, 21)]] }), 'es')).toBe('2026-11-21');
  });

  it('is none where it is cut off', () => {
    const whole = bookOf({ Datos: rows });
    expect(readWorkbook(whole.slice(0, 400), 'es')).toBeNull();
  });
});

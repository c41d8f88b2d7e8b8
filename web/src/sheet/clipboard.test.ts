import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClipboard, parseClipboard } from './clipboard';

describe('parseClipboard', () => {
  it.each([
    [
      'cells and rows',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'line ends of Windows, with one at the end',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a line end inside of quotes',
      'a\t"two\nlines"\nc\td',
      [
        ['a', 'two\nlines'],
        ['c', 'd'],
      ],
    ],
    ['doubled quotes', '"say ""hi"""\tb', [['say "hi"', 'b']]],
    ['a tab inside of quotes', '"a\tb"\tc', [['a\tb', 'c']]],
    ['commas as they are', '361,0\t1.500', [['361,0', '1.500']]],
    [
      'empty cells and an empty row between',
      'a\t\t\n\t\t\nb\t\tc',
      [
        ['a', '', ''],
        ['', '', ''],
        ['b', '', 'c'],
      ],
    ],
    ['one word', 'a', [['a']]],
    ['inches', '5" nail\tb', [['5" nail', 'b']]],
    ['a quote that nothing closes', 'a\t"b\nc', [['a', '"b'], ['c']]],
  ])('reads %s', (_name, text, table) => {
    expect(parseClipboard(text)).toEqual(table);
  });

  it('reads what was written, whatever the cells hold', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''));
    const tables = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
      // A lone empty cell at the end is what a line end leaves, and is dropped.
      .filter((table) => table.at(-1)?.join('') !== '' || (table[0]?.length ?? 0) > 1);
    fc.assert(
      fc.property(tables, (table) => {
        expect(parseClipboard(formatClipboard(table))).toEqual(table);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { formulaFiller, seekFormulas } from './seek-formulas';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const row = String(at + 2);
    return `<row r="${row}"><c r="A${row}" s="1"><f>SUM(B${row},2)</f><v>${row}</v></c><c r="AB${row}"><f>B${row}*2</f></c></row>`;
  }).join('');

describe('seekFormulas', () => {
  it.each([1, 2, 7, 64, 1_000])('finds those without a result in pieces of %i bytes', (size) => {
    const sheet = Buffer.from(`<sheetData>${rows(40)}</sheetData><fonts/><formula1>B2</formula1>`);
    const { take, found } = seekFormulas();
    for (let from = 0; from < sheet.length; from += size) take(sheet.subarray(from, from + size));
    expect(found).toHaveLength(40);
    expect(found[0]).toEqual({ row: 1, column: 27, text: '=\u2061B2*2' });
    expect(found.at(-1)).toEqual({ row: 40, column: 27, text: '=\u2061B41*2' });
  });

  it('takes an empty text for a result, and no value for none', () => {
    const { take, found } = seekFormulas();
    const cells = [
      '<c r="A1" t="str"><f>B1</f><v></v></c>',
      '<c r="B1"><f>B1</f><v></v></c>',
      '<c r="C1"><f/><v />',
    ];
    take(Buffer.from(`${cells.join('')}</c>`));
    expect(found.map(({ column }) => column)).toEqual([1, 2]);
  });

  it('shows only the beginning of a long one', () => {
    const { take, found } = seekFormulas();
    take(Buffer.from(`<c r="A1"><f>SUM(${'A1,'.repeat(500)}1)</f></c>      `));
    expect(found[0]?.text).toHaveLength(122);
  });
});

describe('formulaFiller', () => {
  it('fills blank cells alone, whatever rows are missing between', () => {
    const fill = formulaFiller([
      { row: 1, column: 0, text: '=\u2061A1+1' },
      { row: 3, column: 1, text: '=\u2061A1+3' },
      { row: 3, column: 2, text: '=\u2061A1+4' },
    ]);
    expect(fill(['a'], 2)).toEqual(['a']);
    expect(fill([1, null, 'b'], 3)).toEqual([1, '=\u2061A1+3', 'b']);
  });

  it('leaves a row of nothing else blank', () => {
    expect(formulaFiller([{ row: 1, column: 1, text: '=\u2061A1+1' }])([null, null], 1)).toEqual([
      null,
      null,
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv';
import { dayCell, type CellOut } from './write-sheet';

async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* await Promise.resolve(rows);
}

async function textOf(headings: readonly string[], rows: readonly (readonly CellOut[])[]): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeCsv({ headings, rows: eachOf(rows) })) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The cells of quoted lines, as any reader of such files takes them. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

describe('comma-separated values', () => {
  it('are written as they are read again', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ',', '\n', '=', '-', ' ') });
    const rows = fc.array(fc.tuple(cell, cell), { maxLength: 600 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const text = await textOf(['uno', 'dos'], given);
        const safe = given.map((row) => row.map((each) => (/^[=-]/.test(each) ? `'${each}` : each)));
        expect(cellsOf(text.slice(1))).toEqual([['uno', 'dos'], ...safe]);
      }),
      { numRuns: 40 },
    );
  });

  it.each<[CellOut, string]>([
    [null, ''],
    [-2.5, '-2.5'],
    [true, 'true'],
    [dayCell('2026-11-21'), '21/11/2026'],
    ['=1+1', "'=1+1"],
    ['+54', "'+54"],
    ['-3 t', "'-3 t"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['12,5 t', '"12,5 t"'],
  ])('%j is %j', async (cell, text) => {
    expect(await textOf(['a'], [[cell]])).toBe(`\ufeffa\r\n${text}\r\n`);
  });
});

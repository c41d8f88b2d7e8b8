import { formatDate } from '@huella/domain/engine/fields/date';
import type { CellOut, SheetOut } from './write-sheet';

export const csvType = 'text/csv; charset=utf-8';

/** Lines that leave together. */
const rowsPerTurn = 250;

/** Programs that open such a file take a text that begins so for a formula (security R35). */
const formula = /^[=+\-@\t\r]/;

/**
 * Comma-separated values written line by line while they are sent. It begins with the mark by which spreadsheet programs
 * know UTF-8; a text that they would take for a formula has an apostrophe before it.
 */
export async function* writeCsv({ headings, rows }: Omit<SheetOut, 'name'>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let lines = [`\ufeff${lineOf(headings)}`];
  for await (const row of rows) {
    lines.push(lineOf(row));
    if (lines.length < rowsPerTurn) continue;
    yield encoder.encode(lines.join(''));
    lines = [];
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (lines.length > 0) yield encoder.encode(lines.join(''));
}

function lineOf(cells: readonly CellOut[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CellOut): string {
  if (cell === null) return '';
  if (cell instanceof Date) return formatDate(cell.toISOString().slice(0, 10));
  if (typeof cell !== 'string') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

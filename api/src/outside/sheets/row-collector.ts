import { fail } from '@huella/domain/model/errors';
import { isBlankCell, type SheetCell } from '@huella/domain/engine/sheets/cell';
import type { SheetLimits } from './sheet-limits';

/** Longest text that Excel lets into a cell. */
const maxTextLength = 32_767;

/** The rows of a sheet as they are read, blank ones left out, held to the limits. */
export interface RowCollector {
  /** Whoever has passed rows on may empty their places, so that a large sheet is not held twice. */
  readonly rows: (readonly SheetCell[])[];
  /** Adds a row; refuses with the limit it breaks. The index is the row's place in the sheet, from 0. */
  readonly add: (cells: readonly SheetCell[], index: number) => void;
}

/**
 * Called with all rows that were read so far while more of them are being read. Another array than before is another
 * sheet: the rows of before are void.
 */
export type OnRows = (rows: RowCollector['rows']) => Promise<void>;

/** A merged cell that spans rows; all from 0, the last one included. */
export interface RowSpan {
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/**
 * Collects the rows of a sheet, in their order. Among the first ones a cell that spans several rows says its value in each
 * of them: headings of two levels.
 */
export function collectRows(limits: SheetLimits, spans: readonly RowSpan[] = []): RowCollector {
  const rows: SheetCell[][] = [];
  const spread = spreadSpans(spans, limits.columns);
  let characters = 0;
  return {
    rows,
    add: (cells, index) => {
      const width = widthOf(cells);
      if (width === 0) return;
      if (width > limits.columns) fail('sheetTooManyColumns', { max: limits.columns });
      if (rows.length >= limits.rows + limits.rowsAbove) fail('sheetTooManyRows', { max: limits.rows });
      const row = cells.slice(0, width).map(soundCell);
      characters += row.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);
      if (characters > limits.characters) fail('sheetTooLarge');
      if (rows.length < limits.rowsAbove) spread(row, index);
      rows.push(row);
    },
  };
}

function widthOf(cells: readonly SheetCell[]): number {
  return cells.findLastIndex((cell) => !isBlankCell(cell)) + 1;
}

/** Writes what spans rows into those that it spans: takes them one after the other. */
function spreadSpans(spans: readonly RowSpan[], columns: number): (row: SheetCell[], index: number) => void {
  const values = new Map<RowSpan, SheetCell>();
  return (row, index) => {
    for (const span of spans.filter(({ column }) => column < columns)) {
      if (index === span.firstRow) values.set(span, row[span.column] ?? null);
      const value = values.get(span) ?? null;
      if (index > span.lastRow || isBlankCell(value) || !isBlankCell(row[span.column])) continue;
      while (row.length < span.column) row.push(null);
      row[span.column] = value;
    }
  };
}

/** What the database cannot hold (NUL, half a character) is shown as what it is: unreadable. */
function soundCell(cell: SheetCell): SheetCell {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : String(cell);
  if (typeof cell !== 'string') return cell;
  return cell.slice(0, maxTextLength).replaceAll('\u0000', '\ufffd').toWellFormed().normalize('NFC');
}

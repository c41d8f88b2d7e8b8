import { foldKey } from '../../fold';
import { isBlankCell, isFormulaError, isUnsolved, type SheetCell } from './cell';

/** What people call a row that sums up others, in both languages. */
const labels =
  /^(?:(?:sub|gran |grand )?total(?:es|s)?(?: general(?:es)?)?|suma|sumas|sum|promedio|promedios|media|average)[:.]?$/;

const figure = /^-?[$]?\s*\d[\d.,\s]*%?$/;

const isFigure = (cell: string) => figure.test(cell.trim()) || isUnsolved(cell) || isFormulaError(cell);

/** The longest of the labels with room for blanks around it: rows of data are told by their length alone, mostly. */
const maxLabel = 40;

const isLabel = (cell: string) => cell.length <= maxLabel && labels.test(foldKey(cell));

/**
 * Whether a row sums up others and is about nothing itself: one cell says so, `Total` or `Promedio`, and all others hold
 * figures. Asked of every row of a sheet: the first cell that is neither ends it.
 */
export function isTotalsRow(row: readonly SheetCell[]): boolean {
  let said = false;
  for (const cell of row) {
    if (typeof cell === 'number' || isBlankCell(cell)) continue;
    if (typeof cell !== 'string') return false;
    if (isFigure(cell)) continue;
    if (said || !isLabel(cell)) return false;
    said = true;
  }
  return said;
}

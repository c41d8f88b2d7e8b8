import { foldKey } from '../../fold';
import { isBlankCell, isFormulaError, isUnsolved, type SheetCell } from './cell';

/** What people call a row that sums up others, in both languages. */
const labels =
  /^(?:(?:sub|gran |grand )?total(?:es|s)?(?: general(?:es)?)?|suma|sumas|sum|promedio|promedios|media|average)[:.]?$/;

const figure = /^-?[$]?\s*\d[\d.,\s]*%?$/;

const isFigure = (cell: string) => figure.test(cell.trim()) || isUnsolved(cell) || isFormulaError(cell);

/**
 * Whether a row sums up others and is about nothing itself: one cell says so, `Total` or `Promedio`, and all others hold
 * figures.
 */
export function isTotalsRow(row: readonly SheetCell[]): boolean {
  const filled = row.filter((cell) => !isBlankCell(cell));
  const others = filled.filter((cell) => typeof cell !== 'string' || !labels.test(foldKey(cell)));
  const areFigures = others.every(
    (cell) => typeof cell === 'number' || (typeof cell === 'string' && isFigure(cell)),
  );
  return filled.length - others.length === 1 && areFigures;
}

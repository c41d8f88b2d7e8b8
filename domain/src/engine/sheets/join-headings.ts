import { isBlankCell, type SheetCell } from './cell';
import { foldHeading } from './heading';

/** Headings that stand in one row or in two. */
interface Headings {
  /** One heading a column, both rows joined: `Peso` over `kg` and `fecha` is `Peso kg` and `Peso fecha`. */
  readonly cells: readonly SheetCell[];
  /** How many rows are above the data. */
  readonly above: number;
}

type Row = readonly SheetCell[];

/**
 * The headings of a sheet whose header is at a place, joined where they stand in two rows: a group over several columns, and
 * beside it columns that one of the rows names alone. A title or a line of facts above the header names no column, and is none.
 * A lower heading that is `known`, by `foldHeading`, while the whole is not, stands alone: `Sexo` under `Animal`.
 */
export function joinHeadings(
  rows: readonly Row[],
  at: number,
  known: ReadonlySet<string> = new Set(),
): Headings {
  const header = rows[at] ?? [];
  const [over, under] = [rows[at - 1], rows[at + 1]];
  if (over !== undefined && isGroupOver(over, header))
    return { cells: join(over, header, known), above: at + 1 };
  const isUnder = under !== undefined && isGroupOver(header, under) && !isData(under, rows[at + 2]);
  return isUnder ? { cells: join(header, under, known), above: at + 2 } : { cells: header, above: at + 1 };
}

/**
 * Whether one row groups the columns of the row below: all of both are words, a word of it is over several of the row below,
 * and some column is named in one of them alone, or in both alike, as merged cells are.
 */
function isGroupOver(over: Row, under: Row): boolean {
  if (![...over, ...under].every((cell) => isBlankCell(cell) || isWord(cell))) return false;
  const columns = Array.from({ length: Math.max(over.length, under.length) }, (_, column) => column);
  const first = columns.find((column) => !isBlankCell(over[column])) ?? columns.length;
  const filled = (row: Row, column: number) => !isBlankCell(row[column]);
  const grouped = columns.some(
    (column) =>
      column > first &&
      !filled(over, column) &&
      filled(under, column) &&
      filled(under, column - 1) &&
      over[column - 1] !== under[column - 1],
  );
  const single = columns.some(
    (column) =>
      filled(over, column) &&
      (!filled(under, column) || String(over[column]).trim() === String(under[column]).trim()),
  );
  return grouped && single;
}

function isWord(cell: SheetCell): boolean {
  return typeof cell === 'string' && /\p{L}/u.test(cell) && !/\d{2}/.test(cell) && cell.trim().length <= 60;
}

/** A row of words is data where the next one holds words in the same columns, too. */
function isData(row: Row, next: Row | undefined): boolean {
  if (next === undefined) return true;
  const filled = row.flatMap((cell, column) => (isBlankCell(cell) ? [] : [next[column] ?? null]));
  return filled.every((cell) => isBlankCell(cell) || isWord(cell));
}

function join(over: Row, under: Row, known: ReadonlySet<string>): readonly SheetCell[] {
  let group = '';
  return Array.from({ length: Math.max(over.length, under.length) }, (_, column) => {
    const [top, low] = [textOf(over[column]), textOf(under[column])];
    if (top !== '') group = top;
    if (low === '') return top === '' ? null : top;
    const whole = `${group} ${low}`;
    const saysItself = known.has(foldHeading(low)) && !known.has(foldHeading(whole));
    return group === '' || group === low || saysItself ? low : whole;
  });
}

function textOf(cell: SheetCell | undefined): string {
  return isBlankCell(cell) || cell === undefined ? '' : String(cell).trim();
}

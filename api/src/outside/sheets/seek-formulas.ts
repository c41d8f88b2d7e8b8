import { fail } from '@huella/domain/model/errors';
import { isBlankCell, unsolvedFormula, type SheetCell } from '@huella/domain/engine/sheets/cell';
import { placeOf } from './workbook-sheets';

/** A cell with a formula of which the workbook keeps no result; from 0. */
export interface UnsolvedFormula {
  readonly row: number;
  readonly column: number;
  /** As it is written: `=B2*2`. */
  readonly text: string;
}

/** Looks through a worksheet that comes in pieces. */
export interface FormulaSeeker {
  readonly take: (piece: Buffer) => void;
  /** In the order of the sheet. */
  readonly found: readonly UnsolvedFormula[];
}

/** More than a table of the largest size with ten columns of them. */
const maxFormulas = 600_000;
/** A cell that is longer than this with its formula is cut off: a formula has at most 8192 characters. */
const maxCellBytes = 64 * 1024;
const shownCharacters = 120;

const cellStart = '<c ';
const cellEnd = Buffer.from('</c>');
const formulaStart = '<f';
const formulaEnd = '</f>';
/** What follows a formula that has no result; of one whose result is a text, an empty one is its result. */
const noResult = ['</c>', '<v/>', '<v />', '<v></v>'].map((text) => Buffer.from(text));
const ofText = / t="str"/;
const longestEnd = 7;

/**
 * Finds formulas whose result is not kept: programs that write workbooks without working them out leave none, and the
 * readers take such a cell for a blank one.
 * @throws Refusal `sheetTooLarge` past 600,000 of them
 */
export function seekFormulas(): FormulaSeeker {
  const found: UnsolvedFormula[] = [];
  let kept: Buffer = Buffer.alloc(0);
  return {
    found,
    take: (piece) => {
      const window = kept.length === 0 ? piece : Buffer.concat([kept, piece]);
      const from = takeFormulas(window, found);
      kept = window.subarray(Math.max(from, window.length - maxCellBytes));
    },
  };
}

/** Takes the formulas that end in a window; answers from where on the next piece is needed. */
function takeFormulas(window: Buffer, found: UnsolvedFormula[]): number {
  let from = 0;
  for (let at = window.indexOf(formulaStart); at >= 0; at = window.indexOf(formulaStart, from)) {
    const end = endOfFormula(window, at);
    if (end === 'more') return Math.max(from, window.lastIndexOf(cellStart, at));
    from = end?.after ?? at + formulaStart.length;
    if (end === null || !noResult.some((text) => startsWith(window, end.after, text))) continue;
    const cell = cellBefore(window, at);
    const place = placeOf(/ r="([^"]*)"/.exec(cell)?.[1] ?? '');
    if (place === null || (ofText.test(cell) && !startsWith(window, end.after, cellEnd))) continue;
    if (found.length >= maxFormulas) fail('sheetTooLarge');
    found.push({ ...place, text: textOf(end.text) });
  }
  // A cell that began, or the beginning of one.
  const cell = window.lastIndexOf(cellStart);
  return cell >= from ? cell : Math.max(from, window.length - cellStart.length);
}

/** Where a formula ends, with what it says; null where the element is another, `more` where the window ends before. */
function endOfFormula(window: Buffer, at: number) {
  const next = window[at + formulaStart.length];
  if (next === undefined) return 'more';
  if (!' />'.includes(String.fromCharCode(next))) return null;
  const open = window.indexOf('>', at);
  if (open < 0) return 'more';
  const isClosed = window[open - 1] === '/'.charCodeAt(0);
  const close = isClosed ? open + 1 : window.indexOf(formulaEnd, open);
  const after = isClosed ? close : close + formulaEnd.length;
  if (close < 0 || after + longestEnd > window.length) return 'more';
  return { after, text: isClosed ? '' : window.toString('utf8', open + 1, close) };
}

function startsWith(window: Buffer, at: number, text: Buffer): boolean {
  return window.subarray(at, at + text.length).equals(text);
}

function cellBefore(window: Buffer, at: number): string {
  const from = window.lastIndexOf(cellStart, at);
  return from < 0 ? '' : window.toString('latin1', from, at);
}

/** A formula as people write it; one that other cells share is written in the first of them alone. */
function textOf(formula: string): string {
  return unsolvedFormula(formula.slice(0, shownCharacters));
}

/**
 * What fills blank cells of rows, which come in their order, with the formulas that stand there. A row of nothing else is a
 * blank one: tables have formulas ready for rows to come.
 */
export function formulaFiller(
  formulas: readonly UnsolvedFormula[],
): (cells: SheetCell[], row: number) => SheetCell[] {
  let next = 0;
  return (cells, row) => {
    const isBlank = formulas.length > 0 && cells.every(isBlankCell);
    for (let each = formulas[next]; each !== undefined && each.row <= row; each = formulas[next]) {
      if (each.row === row && !isBlank) cells[each.column] ??= each.text;
      next += 1;
    }
    return cells;
  };
}

import type { FileReading } from '@huella/domain/calls/upload-view';
import { isBlankCell, type SheetCell } from '@huella/domain/engine/sheets/cell';
import type { SheetRead } from '../../outside/sheets/sheet-read';
import type { FoundTable, TableChoice } from './found-columns';

/** Rows among which headings are looked for by eye, those that are shown of what was left out, and letters of each. */
const firstShown = 10;
const leftOutShown = 20;
const maxLength = 160;

/** How a file was read, as its user is told and may say otherwise. */
export function describeReading(
  { rows, sheets, sheet }: SheetRead,
  { above, leftOut, example }: FoundTable,
  choice: TableChoice = {},
): FileReading {
  return {
    sheets: sheets.map((each) => ({ ...each })),
    sheet,
    headerRow: above,
    headerAsked: above === 0 && choice.headerRow === undefined,
    firstRows: rows.slice(0, firstShown).map(textOf),
    leftOut: leftOut.slice(0, leftOutShown).map(textOf),
    example: example === undefined ? null : textOf(example),
    kept: { totals: choice.keepTotals === true, example: choice.keepExample === true },
  };
}

function textOf(row: readonly SheetCell[]): string {
  const text = row
    .filter((cell) => !isBlankCell(cell))
    .map((cell) => String(cell).trim())
    .join(' · ');
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

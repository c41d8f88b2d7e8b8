import { utils, write, type CellObject } from '@e965/xlsx';
import { saveBlob } from './save-blob';

/** A cell of a book: a day and a month, told by its first day, are dates of the sheet. */
export type BookCell = string | number | null | { readonly day: string } | { readonly month: string };

export interface BookSheet {
  readonly name: string;
  readonly rows: readonly (readonly BookCell[])[];
}

/** Letters that a sheet may not be called by, and how many it is called by at most. */
const notInNames = /[:\\/?*[\]]/g;
const maxName = 31;
const dayMs = 86_400_000;
/** The day from which sheets count theirs. */
const dayZero = Date.UTC(1899, 11, 30);

/** A book with its sheets, in bytes; two of one name are told apart by a number. */
export function bytesOfBook(sheets: readonly BookSheet[]): ArrayBuffer {
  const book = utils.book_new();
  for (const { name, rows } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
    utils.book_append_sheet(book, sheet, nameIn(book.SheetNames, name));
  }
  return write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer; // what this type of output is
}

/** Lets the browser save a book. */
export function saveBook(file: string, sheets: readonly BookSheet[]): void {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveBlob(file, new Blob([bytesOfBook(sheets)], { type }));
}

/** Days are numbers with a look: a `Date` would be that of the zone of who saves it. */
function cellOf(cell: BookCell): string | number | null | CellObject {
  if (cell === null || typeof cell !== 'object') return cell;
  const [day, look] = 'day' in cell ? [cell.day, 'dd/mm/yyyy'] : [cell.month, 'mm/yyyy'];
  return { t: 'n', v: (Date.parse(`${day}T00:00:00Z`) - dayZero) / dayMs, z: look };
}

function nameIn(taken: readonly string[], name: string): string {
  const plain = name.replaceAll(notInNames, ' ').trim();
  const isTaken = (text: string) => taken.some((each) => each.toLowerCase() === text.toLowerCase());
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${String(number)}`;
    const text = plain.slice(0, maxName - end.length).trim() + end;
    if (!isTaken(text)) return text;
  }
}

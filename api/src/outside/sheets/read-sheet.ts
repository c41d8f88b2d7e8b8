import { fail } from '@huella/domain/model/errors';
import { findCompoundKind, readWorkbook } from './read-workbook';
import { readCsv } from './read-csv';
import { readPacked } from './read-packed';
import type { OnRows } from './row-collector';
import { findFileKind } from './sheet-kind';
import type { SheetLimits } from './sheet-limits';
import type { SheetRead } from './sheet-read';

/**
 * The rows of a spreadsheet, blank ones left out, or a refusal that says why there are none: `sheetWrongType`,
 * `sheetUnreadable`, `sheetEncrypted`, `sheetTooLarge`, `sheetTooManyRows`, `sheetTooManyColumns`, `noDataError`.
 * Of several sheets the one of that place, without it the first visible one with data. Runs in a thread of its own: hostile files may take any memory and time that it is given. Where the
 * file is read row by row, `onRows` is called as they come.
 */
export async function readSheet(
  file: Uint8Array,
  originalName: string,
  limits: SheetLimits,
  onRows: OnRows = () => Promise.resolve(),
  sheet: number | null = null,
): Promise<SheetRead> {
  const found = await readByKind(file, originalName, limits, onRows, sheet);
  return found.rows.length === 0 ? fail('noDataError') : found;
}

async function readByKind(
  file: Uint8Array,
  originalName: string,
  limits: SheetLimits,
  onRows: OnRows,
  sheet: number | null,
): Promise<SheetRead> {
  const kind = await findFileKind(file, originalName);
  if (kind === 'zip') return readPacked(file, limits, onRows, sheet);
  if (kind === 'csv') return { kind, rows: readCsv(file, limits), sheets: [], sheet: 0 };
  const compound = await findCompoundKind(file);
  if (compound === 'encrypted') fail('sheetEncrypted');
  if (compound === 'other') fail('sheetWrongType');
  return { kind: 'xls', ...(await readWorkbook(file, limits, sheet)) };
}

import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { fail } from '@huella/domain/model/errors';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import { textOfSerial, type DateSystem } from './day-text';
import type { ReadBook } from './sheet-read';
import { collectRows, type RowCollector } from './row-collector';
import type { SheetLimits } from './sheet-limits';
import { isHelpOf } from './template-sheets';

/** Rows that are looked at: blank ones may be between those that count. */
const maxRows = 120_000;

/** What the error codes of a workbook are called in a cell, by the code in hexadecimal. */
const errorNames: Readonly<Record<string, string>> = {
  '0': '#NULL!',
  '7': '#DIV/0!',
  f: '#VALUE!',
  '17': '#REF!',
  '1d': '#NAME?',
  '24': '#NUM!',
  '2a': '#N/A',
  '2b': '#GETTING_DATA',
};

/** The parts of the library that it leaves untyped. */
interface Untyped {
  readonly SSF: { readonly is_date: (format: string) => boolean };
  readonly CFB: {
    readonly read: (
      file: Uint8Array,
      options: { readonly type: 'buffer' },
    ) => {
      readonly FullPaths: readonly string[];
    };
  };
}
type Library = Omit<typeof import('@e965/xlsx'), keyof Untyped> & Untyped;

/** The library is large and most sheets need none of it; workbooks before 1997 write in the code page of their time. */
async function loadLibrary(): Promise<Library> {
  const [library, codepages] = await Promise.all([
    import('@e965/xlsx'),
    import('@e965/xlsx/dist/cpexcel.full'),
  ]);
  library.set_cptable(codepages);
  return library;
}

/**
 * The rows of the first sheet with data of a workbook of the old form (.xls), and of newer ones that their own reader
 * cannot take. Values come as they are stored: the library's own ideas about texts, dates and sizes are switched off.
 */
export async function readWorkbook(
  file: Uint8Array,
  limits: SheetLimits,
  wanted: number | null = null,
): Promise<ReadBook> {
  const library = await loadLibrary();
  const book = openWorkbook(library, file);
  const system: DateSystem = book.Workbook?.WBProps?.date1904 === true ? '1904' : '1900';
  const sheets = book.SheetNames.map((name, at) => ({
    name,
    hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
  }));
  let first: ReadBook = { rows: [], sheets, sheet: wanted ?? 0 };
  for (const [at, { name, hidden }] of sheets.entries()) {
    if (wanted === null ? hidden || isHelpOf(first.rows, name) : wanted !== at) continue;
    const sheet = book.Sheets[name];
    const rows = sheet === undefined ? [] : rowsOf(library, sheet, system, limits);
    if (rows.length > 1) return { rows, sheets, sheet: at };
    if (first.rows.length === 0) first = { rows, sheets, sheet: at };
  }
  return first;
}

function openWorkbook(library: Library, file: Uint8Array): WorkBook {
  try {
    return library.read(file, {
      type: 'buffer',
      dense: true,
      nodim: true,
      raw: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      cellDates: false,
      sheetRows: maxRows,
    });
  } catch (error) {
    const locked = error instanceof Error && /password/i.test(error.message);
    return fail(locked ? 'sheetEncrypted' : 'sheetUnreadable');
  }
}

function rowsOf(
  library: Library,
  sheet: WorkSheet,
  system: DateSystem,
  limits: SheetLimits,
): RowCollector['rows'] {
  const spans = (sheet['!merges'] ?? [])
    .filter(({ s, e }) => e.r > s.r && s.r < limits.rowsAbove)
    .map(({ s, e }) => ({ column: s.c, firstRow: s.r, lastRow: e.r }));
  const collector = collectRows(limits, spans);
  // In the dense form cells are under `!data`, by row and column; rows without any are missing.
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const isDay = (cell: CellObject) => isDateFormat(library, cell.z);
  data.forEach((row, index) => {
    collector.add(
      Array.from(row ?? [], (cell) => cellValue(cell, system, isDay)),
      index,
    );
  });
  return collector.rows;
}

function cellValue(
  cell: CellObject | undefined,
  system: DateSystem,
  isDay: (cell: CellObject) => boolean,
): SheetCell {
  if (cell?.v === undefined) return null;
  if (cell.t === 'e') return errorNames[Number(cell.v).toString(16)] ?? '#ERROR!';
  if (typeof cell.v === 'number') return isDay(cell) ? textOfSerial(cell.v, system) : cell.v;
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 19);
  return cell.v === '' ? null : cell.v;
}

function isDateFormat({ SSF }: Library, format: unknown): boolean {
  return typeof format === 'string' && SSF.is_date(format);
}

/** What a file in the container of old Office files is: a workbook, a locked one, or something else. */
export async function findCompoundKind(file: Uint8Array): Promise<'workbook' | 'encrypted' | 'other'> {
  if (file[0] !== 0xd0) return 'workbook';
  const { CFB } = await loadLibrary();
  let paths: readonly string[];
  try {
    paths = CFB.read(file, { type: 'buffer' }).FullPaths;
  } catch {
    return fail('sheetUnreadable');
  }
  const names = paths.map((path) => (path.split('/').pop() ?? '').toLowerCase());
  if (names.includes('encryptedpackage')) return 'encrypted';
  return names.includes('workbook') || names.includes('book') ? 'workbook' : 'other';
}

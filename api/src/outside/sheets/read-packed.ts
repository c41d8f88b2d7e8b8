import { fail, Refusal } from '@huella/domain/model/errors';
import { cellOf } from './day-text';
import { inspectZip, odsPart, type Inspected } from './inspect-zip';
import { readWorkbook } from './read-workbook';
import type { ReadBook } from './sheet-read';
import { collectRows, type OnRows } from './row-collector';
import { formulaFiller } from './seek-formulas';
import type { SheetLimits } from './sheet-limits';
import { listWorkbookSheets, spansOf, workbookLinksPart, workbookPart } from './workbook-sheets';
import { isHelpOf } from './template-sheets';
import { listZipParts } from './zip-parts';

/** Sheets that are looked through for the first with data. */
const maxSheets = 30;
/** The reader of second choice holds everything at once: it gets nothing larger. */
const maxBytesForSecondReader = 100 * 1024 * 1024;
const odsType = 'application/vnd.oasis.opendocument.spreadsheet';
const wantedParts = new Set(['mimetype', 'META-INF/manifest.xml', workbookPart, workbookLinksPart]);

export interface Packed extends ReadBook {
  readonly kind: 'xlsx' | 'ods';
}

/** The rows of the first sheet with data of a packed sheet: .xlsx or .ods, by what is in it. */
export async function readPacked(
  file: Uint8Array,
  limits: SheetLimits,
  onRows: OnRows,
  wanted: number | null,
): Promise<Packed> {
  const parts = listZipParts(file, limits.parts);
  const names = new Set(parts.map((part) => part.name));
  const isBook = names.has(workbookPart);
  // With macros it is another kind (.xlsm), which the requirement does not name.
  if ((!isBook && !names.has(odsPart)) || names.has('xl/vbaProject.bin')) fail('sheetWrongType');
  const found = await inspectZip(parts, limits, wantedParts);
  if (isBook) return { kind: 'xlsx', ...(await readXlsx(file, found, limits, onRows, wanted)) };
  const type = found.texts.get('mimetype')?.trim() ?? odsType;
  if (!type.startsWith(odsType)) fail('sheetWrongType');
  if (found.texts.get('META-INF/manifest.xml')?.includes('encryption-data') === true) fail('sheetEncrypted');
  return { kind: 'ods', ...(await readOds(file, found, limits, onRows, wanted)) };
}

async function readXlsx(
  file: Uint8Array,
  found: Inspected,
  limits: SheetLimits,
  onRows: OnRows,
  wanted: number | null,
): Promise<ReadBook> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const sheets = listWorkbookSheets(found.texts);
  const named = sheets.map(({ name, hidden }) => ({ name, hidden }));
  const looked = sheets.filter(({ hidden, index }) => (wanted === null ? !hidden : index === wanted));
  return withSecondReader(file, found, limits, wanted, async () => {
    let first: ReadBook = { rows: [], sheets: named, sheet: wanted ?? 0 };
    for (const sheet of looked.slice(0, maxSheets)) {
      if (isHelpOf(first.rows, sheet.name)) continue;
      const collector = collectRows(
        limits,
        spansOf(found.merges.get(sheet.part ?? '') ?? [], limits.rowsAbove),
      );
      const fill = formulaFiller(found.unsolved.get(sheet.part ?? '') ?? []);
      for await (const row of streamXlsxRows(file, { sheet: sheet.index })) {
        collector.add(fill(row.values.map(cellOf), row.index), row.index);
        await onRows(collector.rows);
      }
      const read = { rows: collector.rows, sheets: named, sheet: sheet.index };
      if (read.rows.length > 1) return read;
      if (first.rows.length === 0) first = read;
    }
    return first;
  });
}

async function readOds(
  file: Uint8Array,
  found: Inspected,
  limits: SheetLimits,
  onRows: OnRows,
  wanted: number | null,
): Promise<ReadBook> {
  const { streamOdsRows } = await import('hucre/ods');
  const sheets = found.tables;
  return withSecondReader(file, found, limits, wanted, async () => {
    let first: ReadBook = { rows: [], sheets, sheet: wanted ?? 0 };
    let collector = collectRows(limits);
    let sheet = -1;
    for await (const row of streamOdsRows(file, wanted === null ? {} : { sheets: [wanted] })) {
      const next = row.sheetIndex ?? 0;
      const { name = '', hidden = false } = sheets[next] ?? {};
      if (next !== sheet) {
        if (collector.rows.length > 1) break;
        if (first.rows.length === 0 && collector.rows.length > 0)
          first = { rows: collector.rows, sheets, sheet };
        collector = collectRows(limits);
      }
      sheet = next;
      if (wanted === null && (hidden || isHelpOf(first.rows, name))) continue;
      collector.add(row.values.map(cellOf), row.index);
      await onRows(collector.rows);
    }
    return collector.rows.length > 1 || first.rows.length === 0
      ? { rows: collector.rows, sheets, sheet: wanted ?? Math.max(sheet, 0) }
      : first;
  });
}

/**
 * Some sound files are beyond the quick reader, which then throws or finds nothing; the other one reads them. What the
 * limits refuse is refused.
 */
async function withSecondReader(
  file: Uint8Array,
  found: Inspected,
  limits: SheetLimits,
  wanted: number | null,
  work: () => Promise<ReadBook>,
): Promise<ReadBook> {
  try {
    const read = await work();
    if (read.rows.length > 0) return read;
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
  return found.unpackedBytes > maxBytesForSecondReader
    ? fail('sheetTooLarge')
    : readWorkbook(file, limits, wanted);
}

import { read, utils } from '@e965/xlsx';
import type { Language } from '@huella/domain/words';

/** The most rows of a workbook that a screen takes: more come by the import. */
const maxRows = 10_000;

/**
 * The first sheet of a workbook that holds anything, as lines of cells parted by tabs: numbers with the decimal mark of the
 * language, days in ISO form, which reads one way only. Null of what is no workbook.
 */
export function readWorkbook(bytes: ArrayBuffer, language: Language): string | null {
  try {
    const book = read(bytes, { sheetRows: maxRows, cellDates: true, cellFormula: false, cellHTML: false });
    const shown = book.SheetNames.filter((_name, at) => (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) === 0);
    for (const name of shown) {
      const sheet = book.Sheets[name];
      if (sheet === undefined) continue;
      const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1, raw: true, blankrows: false });
      if (rows.length > 0) return rows.map((cells) => lineOf(cells, language)).join('\n');
    }
    return '';
  } catch {
    return null; // cut off, locked by a password, or something else
  }
}

function lineOf(cells: readonly unknown[], language: Language): string {
  // Cells that nobody filled in are holes of the row.
  return Array.from(cells, (cell) => textOf(cell, language)).join('\t');
}

function textOf(cell: unknown, language: Language): string {
  if (typeof cell === 'number') return String(cell).replace('.', language === 'es' ? ',' : '.');
  if (typeof cell === 'string') return cell.replaceAll(/\s+/g, ' ').trim();
  // The library gives the days of a sheet at their midnight here.
  if (cell instanceof Date) {
    const [month, day] = [cell.getMonth() + 1, cell.getDate()].map((part) => String(part).padStart(2, '0'));
    return `${String(cell.getFullYear())}-${month}-${day}`;
  }
  return '';
}

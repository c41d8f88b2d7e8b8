import { CsvError, parse } from 'csv-parse/browser/esm/sync';

const written = {
  delimiter: '\t',
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
} as const;

/**
 * Reads what Excel, Google Sheets or LibreOffice put on the clipboard: cells parted by tabs, rows by line ends, and a
 * cell with a line end, a tab or a quote inside quotes. Where quotes do not close, each is a letter like any other. A
 * trailing line end makes no row.
 */
export function parseClipboard(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n');
  try {
    return parse(lines, written);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return parse(lines, { ...written, quote: null });
  }
}

/** Writes cells as spreadsheets read them from the clipboard. */
export function formatClipboard(table: readonly (readonly string[])[]): string {
  return table.map((row) => row.map(quoteCell).join('\t')).join('\n');
}

function quoteCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The first table of what a page put on the clipboard, as cells; null where there is none. Spreadsheets put text beside it,
 * which is read in its place.
 */
export function parseTable(html: string): readonly (readonly string[])[] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table === null) return null;
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      for (const line of cell.querySelectorAll('br')) line.replaceWith('\n');
      const text = cell.textContent.replace(/[^\S\n]+/g, ' ').trim();
      return [text, ...Array.from({ length: cell.colSpan - 1 }, () => '')];
    }),
  );
}

import Papa from 'papaparse';

/**
 * Reads what Excel, Google Sheets or LibreOffice put on the clipboard: cells parted by tabs, rows by line ends, and a
 * cell with a line end, a tab or a quote inside quotes. The one empty row that a trailing line end makes is dropped.
 */
export function parseClipboard(text: string): readonly (readonly string[])[] {
  const { data } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    delimiter: '\t',
    newline: '\n',
    quoteChar: '"',
  });
  const last = data.at(-1);
  const isTail = data.length > 1 && last?.length === 1 && last[0] === '';
  return isTail ? data.slice(0, -1) : data;
}

/** Writes cells as spreadsheets read them from the clipboard. */
export function formatClipboard(table: readonly (readonly string[])[]): string {
  return table.map((row) => row.map(quoteCell).join('\t')).join('\n');
}

function quoteCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** How long the browser may take to begin to save, in milliseconds, before the bytes are let go. */
const heldMs = 60_000;

/** A cell as spreadsheets read it: nothing of it is taken for a formula, and what would end it is quoted. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lets the browser save rows as a file of comma-separated values, with the mark by which spreadsheets know UTF-8. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map(csvCell).join(',')).join('\r\n');
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, heldMs);
}

/**
 * What a cell of a spreadsheet holds once the file is read. Dates of typed sheets arrive as `2026-11-21` or
 * `2026-11-21T10:30:00`, without a zone; everything else as the sheet has it.
 */
export type SheetCell = string | number | boolean | null;

/** Whether a cell holds nothing: null, or blanks of any kind. */
export function isBlankCell(cell: SheetCell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** What Excel, LibreOffice and Google Sheets leave where a formula fails, in English and in Spanish. */
const formulaError =
  /^#(?:N\/[AD]|(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|ERROR)!|NAME\?|¡(?:REF|VALOR|DIV\/0|NUM|NULO|DESBORDAMIENTO|CALC)!|¿NOMBRE\?)$/i;

/** Whether a text is what a failed formula leaves, such as `#N/A` or `#¡REF!`. */
export function isFormulaError(text: string): boolean {
  return text.includes('#') && formulaError.test(text.trim());
}

/** What makes a text behind `=` a formula: a call, a cell, a sum of numbers, another that failed, or one that is not told. */
const formulaParts = /[(\u2026#]|\$?[a-z]{1,3}\$?\d|\d\s*[-+*/&^]\s*\d/i;

/** A formula whose text is not known, or would not be taken for one. */
export const untoldFormula = '=\u2026';

/** Whether a text is a formula that nobody has worked out: its program kept none, or it was exported as it was written. */
export function isUnsolved(text: string): boolean {
  const plain = text.trim();
  return plain.startsWith('=') && /^=[^\s=>]/.test(plain) && formulaParts.test(plain);
}

/** Whether a part of a text could not be read: what stands for a broken byte, or for half a character. */
export function isUnreadable(text: string): boolean {
  return text.includes('\ufffd');
}

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

/**
 * What tells a formula from a text that begins with `=` too, as a tag or a note may: the sign of Unicode for a function that is
 * applied, which nobody sees or types.
 */
const applied = '\u2061';

/** The text of a cell whose formula came without its result, by the formula; nothing where that is not told. */
export function unsolvedFormula(formula: string): string {
  return `=${applied}${formula === '' ? '\u2026' : formula}`;
}

/** Whether a text is a formula that came without its result. */
export function isUnsolved(text: string): boolean {
  return text.includes(applied) && text.trimStart().startsWith(`=${applied}`);
}

/** A text as people read it, without what marks a formula. */
export function plainFormula(text: string): string {
  return text.trim().replace(applied, '');
}

/** Whether a part of a text could not be read: what stands for a broken byte, or for half a character. */
export function isUnreadable(text: string): boolean {
  return text.includes('\ufffd');
}

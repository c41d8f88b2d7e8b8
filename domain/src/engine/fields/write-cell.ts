import type { Field } from '../../model/field';
import type { Locale } from '../../model/value';
import type { DateOrder } from './written-date';

export type DecimalMark = '.' | ',';

/** How the values of a column are read: settled, by the column itself or by the user. */
export interface CellReading {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  /** The unit that its heading says its numbers are in, where it is not that of the field. */
  readonly unit?: string | null;
  /** What texts mean that are no option of the field: by the text, folded, the key of the option. */
  readonly meanings?: ReadonlyMap<string, string>;
}

/** The text of a cell that holds something, as the user would type the value that the sheet means. */
export type WriteCell = (cell: string | number, field: Field, reading: CellReading, locale: Locale) => string;

/** The digits of a number, never with an exponent, a thousands mark or `.0`: `982000123456789`, `0.00001`. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(20).replace(/\.?0+$/, '');
}

/** What people write for nothing where a text would not do. */
export function isDash(text: string): boolean {
  return /^\p{Pd}+$/u.test(text.trim());
}

/** A cell as it is; every kind writes so that does not say otherwise. */
export function writeText(cell: string | number): string {
  return typeof cell === 'number' ? plainNumber(cell) : cell;
}

/** A cell without blanks around it, where a dash is nothing. */
export function writeTrimmed(cell: string | number): string {
  const text = writeText(cell).trim();
  return isDash(text) ? '' : text;
}

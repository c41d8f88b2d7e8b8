import { sql, type RawBuilder } from 'kysely';

/**
 * Columns for a statement that writes many rows: a text a row, separated by line ends, which the database splits. One JSON
 * document of rows it would parse twice: the whole, and each row again.
 */

/** JSON of values, which never holds the end of a line, as an array of texts; null stays null. */
export function jsonLines(values: readonly unknown[]): RawBuilder<readonly string[]> {
  return lines(jsonTexts(values));
}

/** JSON of values; null stays null. */
export function jsonTexts(values: readonly unknown[]): readonly (string | null)[] {
  return values.map((value) => (value === null ? null : JSON.stringify(value)));
}

/** Names as the text of an array of texts. */
export function arrayText(names: readonly string[]): string {
  return `{${names.map((name) => JSON.stringify(name)).join(',')}}`;
}

/** Whole numbers as an array that is to be cast to its type: the driver would quote each of them for itself. */
export function wholeNumbers(values: readonly (number | null)[]): string {
  return `{${values.map((value) => value ?? 'null').join(',')}}`;
}

/** Texts that hold no end of a line, such as JSON or hexadecimal, as an array of texts; null stays null. */
export function lines(texts: readonly (string | null)[]): RawBuilder<readonly string[]> {
  return sql`string_to_array(${texts.map((text) => text ?? '').join('\n')}, chr(10), '')`;
}

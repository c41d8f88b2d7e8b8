import type { Field } from '@huella/domain/model/field';
import type { RowValue } from '@huella/domain/model/value';

/** Rows on a page of the table (document 2 section 9). */
export const detailPageSize = 5;

/** Fields of a row that are columns; all of them are in its form. */
const columnCount = 4;

export function detailColumns(field: Field): readonly Field[] {
  return (field.list?.fields ?? []).slice(0, columnCount);
}

/** The key of the next new row. */
export function freeKey(rows: readonly RowValue[]): number {
  return Math.max(0, ...rows.map((row) => row.key)) + 1;
}

/** The rows as the table shows them: the newest first, by their keys (document 2 section 9). */
export function newestFirst(rows: readonly RowValue[]): readonly RowValue[] {
  return [...rows].sort((one, other) => other.key - one.key);
}

/** The rows with this one in the place of the one with its key, or as a further one. */
export function withRow(rows: readonly RowValue[], row: RowValue): readonly RowValue[] {
  const isKnown = rows.some(({ key }) => key === row.key);
  return isKnown ? rows.map((each) => (each.key === row.key ? row : each)) : [...rows, row];
}

export function withoutRow(rows: readonly RowValue[], key: number): readonly RowValue[] {
  return rows.filter((row) => row.key !== key);
}

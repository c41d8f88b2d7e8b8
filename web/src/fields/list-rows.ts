import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { isEmpty, isRows, type Locale, type RowValue, type Value } from '@huella/domain/model/value';
import { newKey } from './placed-issues';
import { rawOf } from './raw-value';

/**
 * The rows of an editable table (document 2 sections 3, 4): a new one has the key -1; one at a time is open for
 * editing and keeps what it was; a stored one that is deleted stays, marked, until the form is saved.
 */
export type Rows = readonly RowValue[];

export function rowsOf(value: Value): Rows {
  return isRows(value) ? value : [];
}

/** The place of the row that is open for editing; -1 for none. */
export function openPlace(rows: Rows): number {
  return rows.findIndex((row) => row['isEditing'] === true);
}

export function isDeleted(row: RowValue): boolean {
  return row['deleted'] === true;
}

function replace(rows: Rows, at: number, row: RowValue): Rows {
  return rows.map((each, place) => (place === at ? row : each));
}

/** An empty row at the end, open for editing. */
export function addRow(rows: Rows): Rows {
  return [...rows, { key: newKey, isEditing: true }];
}

/** Opens a row: its cells hold what an input of their kind would, and what it was stays with it. */
export function openRow(field: Field, rows: Rows, at: number, locale: Locale): Rows {
  const row = rows[at];
  if (row === undefined || openPlace(rows) >= 0) return rows;
  const typed = (field.list?.fields ?? []).map(
    (each) => [each.name, rawOf(each, row[each.name] ?? null, locale)] as const,
  );
  return replace(rows, at, {
    ...Object.fromEntries(typed.filter(([, value]) => value !== null)),
    key: row.key,
    isEditing: true,
    original: [row],
  });
}

export function typeCell(rows: Rows, at: number, name: string, text: string): Rows {
  const row = rows[at];
  return row === undefined ? rows : replace(rows, at, { ...row, [name]: text });
}

/** Closes the open row as it is typed, each cell as it was understood. A row in which nothing is written goes away. */
export function saveRow(field: Field, rows: Rows, at: number, locale: Locale): Rows {
  const row = rows[at];
  if (row === undefined) return rows;
  const read = (field.list?.fields ?? []).map((each) => {
    const raw = row[each.name] ?? null;
    const reading = checkField(each, raw, locale);
    return [each.name, isEmpty(reading.value) && reading.issues.length > 0 ? raw : reading.value] as const;
  });
  const filled = read.filter(([, value]) => !isEmpty(value));
  const closed = { ...Object.fromEntries(filled), key: row.key };
  if (filled.length > 0) return replace(rows, at, closed);
  return row.key === newKey ? rows.filter((_row, place) => place !== at) : replace(rows, at, closed);
}

/** Closes the open row as it was before; a new one that never was goes away. */
export function cancelRow(rows: Rows, at: number): Rows {
  const original = rows[at]?.['original'];
  const [before] = isRows(original) ? original : [];
  return before === undefined ? rows.filter((_row, place) => place !== at) : replace(rows, at, before);
}

/** Takes a row away: a stored one is marked, one that never was stored is gone. */
export function deleteRow(rows: Rows, at: number): Rows {
  const row = rows[at];
  if (row === undefined) return rows;
  if (row.key === newKey) return rows.filter((_row, place) => place !== at);
  return replace(rows, at, { ...row, deleted: true });
}

export function restoreRow(rows: Rows, at: number): Rows {
  const row = rows[at];
  if (row === undefined) return rows;
  const { deleted: _deleted, ...kept } = row;
  return replace(rows, at, kept);
}

/** What is wrong with each cell of a row, by the name of its field. */
export function checkRow(field: Field, row: RowValue, locale: Locale): readonly Issue[] {
  return (field.list?.fields ?? []).flatMap(
    (each) => checkField(each, row[each.name] ?? null, locale).issues,
  );
}

/** Whether a row is a person who can be written to again (document 2 section 3). */
export function isResendable(field: Field, row: RowValue): boolean {
  return (
    field.list?.canResend === true &&
    row.key > 0 &&
    !isDeleted(row) &&
    !isEmpty(row['name']) &&
    !isEmpty(row['lastname'])
  );
}

/**
 * What of a typed text a cell takes: of numbers the digits, and of those with decimals one mark, the reader's
 * (document 2 section 5, addable list).
 */
export function cellTyped(field: Field, typed: string, locale: Locale): string {
  const decimals = fieldKinds[field.type].decimals?.(field);
  if (decimals === undefined) return typed;
  if (decimals === 0) return typed.replace(/\D/g, '');
  const mark = locale.language === 'es' ? ',' : '.';
  const [whole = '', ...rest] = typed.replace(/[^\d.,]/g, '').split(/[.,]/);
  return rest.length === 0 ? whole : `${whole}${mark}${rest.join('')}`;
}

import type { Field } from '../../model/field';
import { issue, type Issue } from '../../model/errors';
import { resolveNamesake } from './choice';
import { faulty, kept, type CheckField, type FieldKind, type Reading } from './field-kind';
import { entriesOf, parseJson } from './json-text';
import type { Language } from '../../words';
import { isRows, plainText, type Locale, type RowValue, type Value } from '../../model/value';

/** Most rows of a list inside a record (document 2 section 9, fetch limit of details). */
export const maxRows = 1_000;

/** Most rows of a list. */
export function maxRowsOf(field: Field): number {
  return field.list?.max ?? maxRows;
}

/**
 * What a row carries besides its fields: its key, and what the screen knows of it, which is never stored
 * (document 2 section 3, addable-list row). No field of a row may have such a name.
 */
export const wordsOfRows: ReadonlySet<string> = new Set(['key', 'deleted', 'isEditing', 'original']);

/** The place of a value inside a list: field, key of the row, field of the row. */
export function placeInRow(field: Field, key: number, name: string): string {
  return `${field.name}.${String(key)}.${name}`;
}

/** The field of a record that a place is in: `calves` of `calves.2.weight`. */
export function fieldOfPlace(place: string): string {
  return place.split('.')[0] ?? place;
}

/** The key of the row that a place is in and the place in that row: 2 and `weight` of `calves.2.weight`; else null. */
export function rowOfPlace(place: string): { readonly key: number; readonly place: string } | null {
  const [, key, ...rest] = place.split('.');
  return rest.length === 0 ? null : { key: Number(key), place: rest.join('.') };
}

function readRows(raw: unknown, field: Field, locale: Locale, check: CheckField): Reading {
  if (typeof raw === 'string' && raw.trim() === '') return kept(null);
  const entries = typeof raw === 'string' ? parseJson(raw) : raw;
  // What cannot be taken apart counts as missing (document 2 section 5, addable list).
  if (!Array.isArray(entries)) return faulty(null, issue(field.name, 'mandatory'));
  if (entries.length > maxRows) return faulty(null, issue(field.name, 'tooManyRows', { max: maxRows }));
  const records = entries.map(entriesOf);
  if (records.includes(null)) return faulty(null, issue(field.name, 'wrongType'));
  const living = records
    .filter((record) => record !== null)
    .filter((record) => record.get('deleted') !== true);
  const max = maxRowsOf(field);
  if (living.length > max) return faulty(null, issue(field.name, 'tooManyRows', { max }));
  const keys = keysOf(living);
  if (new Set(keys).size < keys.length) return faulty(null, issue(field.name, 'wrongType'));
  const readings = living.map((record, at) => readRow(record, keys[at] ?? 0, { field, locale, check }));
  const rows = readings.map(({ row }) => row);
  const issues = [...readings.flatMap((reading) => reading.issues), ...repeatsIn(rows, field)];
  return faulty(rows.length === 0 ? null : rows, ...issues);
}

/** An issue for each row whose text another one before it has, where the list wants every row to have its own. */
function repeatsIn(rows: readonly RowValue[], field: Field): readonly Issue[] {
  const unique = field.list?.unique;
  if (unique === undefined) return [];
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const text = plainText(row[unique] ?? null).toLowerCase();
    if (text === '' || !seen.has(text)) {
      seen.add(text);
      return [];
    }
    return [issue(placeInRow(field, row.key, unique), 'repeatedInList')];
  });
}

type Entries = ReadonlyMap<string, unknown>;

interface Around {
  readonly field: Field;
  readonly locale: Locale;
  readonly check: CheckField;
}

function readRow(
  record: Entries,
  key: number,
  { field, locale, check }: Around,
): { readonly row: RowValue; readonly issues: readonly Issue[] } {
  const fields = field.list?.fields ?? [];
  const values: Record<string, Value> = {};
  const issues: Issue[] = [];
  for (const each of fields) {
    const reading = check(each, record.get(each.name), locale);
    if (reading.value !== null) values[each.name] = reading.value;
    issues.push(...reading.issues.map((found) => inRow(found, field, key)));
  }
  for (const each of fields) resolveNamesake(each, record.get(each.name), values);
  const known = new Set(fields.map(({ name }) => name));
  for (const name of record.keys())
    if (!known.has(name) && !wordsOfRows.has(name))
      issues.push(issue(placeInRow(field, key, name.slice(0, 64)), 'unknownField'));
  return { row: { ...values, key }, issues };
}

/** An issue of a row as an issue of the record that the row is in. */
export function inRow(found: Issue, field: Field, key: number): Issue {
  return { ...found, field: placeInRow(field, key, found.field ?? '') };
}

/** The key of each row: its own where it was stored, a free one where it is new. */
function keysOf(records: readonly Entries[]): readonly number[] {
  const own = records.map(keyOf);
  const taken = new Set(own);
  let last = Math.max(0, ...own);
  const next = (): number => {
    do last = last < Number.MAX_SAFE_INTEGER ? last + 1 : 1;
    while (taken.has(last));
    return last;
  };
  return own.map((key) => (key > 0 ? key : next()));
}

/** The key of a row that was stored; 0 for a new one, whose key is -1 or missing. */
function keyOf(record: Entries): number {
  const key = record.get('key');
  return typeof key === 'number' && Number.isSafeInteger(key) && key > 0 ? key : 0;
}

/** `3 terneros`: how many rows there are. */
function formatRows(value: Value, field: Field, locale: Locale): string {
  return isRows(value) ? countRows(value.length, field, locale.language) : '';
}

function countRows(count: number, field: Field, language: Language): string {
  if (count === 0) return '';
  const noun = count === 1 ? field.list?.noun.one : field.list?.noun.many;
  return [String(count), noun?.[language] ?? ''].join(' ').trim();
}

/** Rows as the cell of a grid holds them: JSON without keys, so that they are counted from 1 by their places. */
function writeRows(value: Value): string {
  if (!isRows(value)) return '';
  const living = value.filter((row) => row['deleted'] !== true);
  const bare = living.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !wordsOfRows.has(name))),
  );
  return bare.length === 0 ? '' : JSON.stringify(bare);
}

/** What a text that is no list is read as: something that is not what it should be, rather than nothing. */
const noRows: readonly unknown[] = [null];

/** The rows that the text of a cell holds. */
function rowsIn(text: string): unknown {
  if (text.trim() === '') return null;
  const rows = parseJson(text);
  return Array.isArray(rows) ? rows : noRows;
}

function showRows(text: string, field: Field, language: Language): string {
  const rows = text === '' ? null : parseJson(text);
  return Array.isArray(rows) ? countRows(rows.length, field, language) : text;
}

/** A kind whose values are rows; `check` reads the fields of a row. */
export function rowsKind(check: CheckField): Omit<FieldKind, 'name'> {
  return {
    slots: null,
    operator: null,
    isText: false,
    isWide: true,
    inGrid: { write: writeRows, read: rowsIn, show: showRows },
    read: (raw, field, locale) => readRows(raw, field, locale, check),
    format: formatRows,
  };
}

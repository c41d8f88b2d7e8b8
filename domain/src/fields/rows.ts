import type { Field } from '../assets/asset-type';
import { issue, type Issue } from '../errors';
import { faulty, kept, type CheckField, type FieldKind, type Reading } from './field-kind';
import { isRows, type Locale, type RowValue, type Value } from './value';

/** Most rows of a list inside a record (document 2 section 9, fetch limit of details). */
export const maxRows = 1_000;

/** What the screen knows of a row beside its fields (document 2 section 3, addable-list row); never stored. */
const ofTheScreen = new Set(['key', 'deleted', 'isEditing', 'original']);

/** The place of a value inside a list: field, key of the row, field of the row. */
export function placeInRow(field: Field, key: number, name: string): string {
  return `${field.name}.${String(key)}.${name}`;
}

/** The field of a record that a place is in: `calves` of `calves.2.weight`. */
export function fieldOfPlace(place: string): string {
  return place.split('.')[0] ?? place;
}

function readRows(raw: unknown, field: Field, locale: Locale, check: CheckField): Reading {
  if (raw === '') return kept(null);
  const entries = typeof raw === 'string' ? parseRows(raw) : raw;
  // What cannot be taken apart counts as missing (document 2 section 5, addable list).
  if (!Array.isArray(entries)) return faulty(null, issue(field.name, 'mandatory'));
  if (entries.length > maxRows) return faulty(null, issue(field.name, 'tooManyRows', { max: maxRows }));
  const records = entries.map(recordOf);
  if (records.includes(null)) return faulty(null, issue(field.name, 'wrongType'));
  const living = records.flatMap((record) =>
    record === null || record.get('deleted') === true ? [] : [record],
  );
  const highest = Math.max(0, ...living.map(keyOf));
  let next = highest;
  const readings = living.map((record) => {
    const known = keyOf(record);
    return readRow(record, known > 0 ? known : (next += 1), { field, locale, check });
  });
  const keys = new Set(readings.map(({ row }) => row.key));
  const issues = readings.flatMap((reading) => reading.issues);
  if (keys.size < readings.length) return faulty(null, issue(field.name, 'wrongType'));
  return faulty(readings.length === 0 ? null : readings.map(({ row }) => row), ...issues);
}

interface Around {
  readonly field: Field;
  readonly locale: Locale;
  readonly check: CheckField;
}

function readRow(
  record: ReadonlyMap<string, unknown>,
  key: number,
  { field, locale, check }: Around,
): { readonly row: RowValue; readonly issues: readonly Issue[] } {
  const fields = field.list?.fields ?? [];
  const values: Record<string, Value> = {};
  const issues: Issue[] = [];
  for (const each of fields) {
    const reading = check(each, record.get(each.name), locale);
    if (reading.value !== null) values[each.name] = reading.value;
    issues.push(
      ...reading.issues.map((found) => ({
        ...found,
        field: placeInRow(field, key, found.field ?? each.name),
      })),
    );
  }
  const known = new Set(fields.map(({ name }) => name));
  for (const name of record.keys())
    if (!known.has(name) && !ofTheScreen.has(name))
      issues.push(issue(placeInRow(field, key, name), 'unknownField'));
  return { row: { ...values, key }, issues };
}

function recordOf(entry: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null;
  return new Map<string, unknown>(Object.entries(entry));
}

/** The key of a row that was stored; 0 for a new one, whose key is -1 or missing. */
function keyOf(record: ReadonlyMap<string, unknown>): number {
  const key = record.get('key');
  return typeof key === 'number' && Number.isSafeInteger(key) && key > 0 ? key : 0;
}

function parseRows(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `3 terneros`: how many rows there are. */
function formatRows(value: Value, field: Field, locale: Locale): string {
  if (!isRows(value) || value.length === 0) return '';
  const noun = value.length === 1 ? field.list?.noun.one : field.list?.noun.many;
  return [String(value.length), noun?.[locale.language] ?? ''].join(' ').trim();
}

/** A kind whose values are rows; `check` reads the fields of a row. */
export function rowsKind(check: CheckField): Omit<FieldKind, 'name'> {
  return {
    slots: null,
    operator: null,
    read: (raw, field, locale) => readRows(raw, field, locale, check),
    format: formatRows,
  };
}

import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import { fieldOfPlace, placeInRow } from '@huella/domain/engine/fields/rows';
import { isRows, type RowValue, type Value } from '@huella/domain/model/value';

/** What is wrong inside a field: in the rows of its list, and in what they hold. */
export function issuesInside(field: Field, issues: readonly Issue[]): readonly Issue[] {
  return issues.filter(
    ({ field: place }) => place !== null && place !== field.name && fieldOfPlace(place) === field.name,
  );
}

/** What is wrong in one row of a list, each with its place inside the row: `weight`, `tests.1.name`. */
export function issuesOfRow(field: Field, key: number, issues: readonly Issue[]): readonly Issue[] {
  const start = placeInRow(field, key, '');
  return issues.flatMap((found) =>
    found.field?.startsWith(start) === true ? [{ ...found, field: found.field.slice(start.length) }] : [],
  );
}

/** The key of a row that was never stored (document 2 section 3, addable-list row). */
export const newKey = -1;

/** Keys that rows are checked under: their own, and for new ones the next after the highest, in their order. */
export function keysOfRows(rows: readonly RowValue[]): readonly number[] {
  const living = rows.filter((row) => row['deleted'] !== true);
  let next = Math.max(0, ...living.map((row) => row.key));
  return rows.map((row) => {
    if (row.key > 0 || row['deleted'] === true) return row.key;
    next += 1;
    return next;
  });
}

/** The places of what is wrong in the row that is open for editing: it is not shown while they fill it. */
export function placesInEdit(field: Field, value: Value, issues: readonly Issue[]): readonly string[] {
  if (!isRows(value)) return [];
  const key = keysOfRows(value)[value.findIndex((row) => row['isEditing'] === true)];
  if (key === undefined) return [];
  const start = placeInRow(field, key, '');
  return issues.flatMap(({ field: place }) => (place?.startsWith(start) === true ? [place] : []));
}

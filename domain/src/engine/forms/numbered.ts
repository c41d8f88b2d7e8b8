import type { Field } from '../../model/field';
import type { Value } from '../../model/value';
import { asMandatory } from '../fields/read-field';

/**
 * Fields whose default ends with the next number of a series of the establishment (document 2 section 3,
 * defaultValueSufix): `CE-42`. Left blank in a new record, such a field is given the next number when it is saved.
 */
export function isNumbered(field: Field): boolean {
  return field.defaultValueSufix !== undefined;
}

/** Kept for as long as the list of fields is: each row of a sheet asks for the same. */
const blankNumbers = new WeakMap<readonly Field[], readonly Field[]>();

/** The fields of a new record as they are asked for: the server gives out the numbers that are left blank. */
export function withBlankNumbers(fields: readonly Field[]): readonly Field[] {
  const known = blankNumbers.get(fields) ?? (fields.some(isNumbered) ? fields.map(blankNumber) : fields);
  blankNumbers.set(fields, known);
  return known;
}

function blankNumber(field: Field): Field {
  return isNumbered(field) ? asMandatory(field, false) : field;
}

/** What is before the number. */
function prefixOf({ defaultValue }: Field): string {
  return typeof defaultValue === 'string' ? defaultValue : '';
}

/** The text of a numbered field with a number of its series. */
export function withNumber(field: Field, number: number | string): string {
  return `${prefixOf(field)}${String(number)}`;
}

/** The number that a value of the field ends with; null when it was written in another way. */
export function numberIn(field: Field, value: Value | undefined): number | null {
  const prefix = prefixOf(field);
  if (typeof value !== 'string' || !value.startsWith(prefix)) return null;
  const digits = value.slice(prefix.length);
  return /^[1-9]\d{0,11}$/.test(digits) ? Number(digits) : null;
}

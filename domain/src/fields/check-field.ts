import type { Field } from '../assets/asset-type';
import type { Reading } from './field-kind';
import { fieldKinds } from './index';
import { readField } from './read-field';
import type { Locale, Value } from './value';

/**
 * Reads and checks one value of a field: the one validator of form field, grid cell, spreadsheet row and server
 * (document 2 section 5). Answers the value in its canonical form and every issue with its place. A mandatory
 * field that is empty answers only `mandatory`. Rules between fields belong to `checkForm`.
 */
export function checkField(field: Field, raw: unknown, locale: Locale): Reading {
  return readField(fieldKinds[field.type], field, raw, locale);
}

/** The text of a value for a reader: what a cell, a view or an export shows. */
export function formatField(field: Field, value: Value, locale: Locale): string {
  return fieldKinds[field.type].format(value, field, locale);
}

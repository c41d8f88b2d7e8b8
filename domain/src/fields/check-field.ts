import type { Field } from '../assets/asset-type';
import { issue } from '../errors';
import type { Reading } from './field-kind';
import { fieldKinds } from './index';
import { isEmpty, type Locale, type Value } from './value';

/**
 * Reads and checks one value of a field: the one validator of form field, grid cell, spreadsheet row and server
 * (document 2 section 5). Answers the value in its canonical form and every issue with its place. A mandatory
 * field that is empty answers only `mandatory`. Rules between fields belong to `checkForm`.
 */
export function checkField(field: Field, raw: unknown, locale: Locale): Reading {
  const reading =
    raw === null || raw === undefined
      ? { value: null, issues: [] }
      : fieldKinds[field.type].read(raw, field, locale);
  const missing =
    field.validations?.mandatory === true && isEmpty(reading.value) && reading.issues.length === 0;
  return missing ? { value: null, issues: [issue(field.name, 'mandatory')] } : reading;
}

/** The text of a value for a reader: what a cell, a view or an export shows. */
export function formatField(field: Field, value: Value, locale: Locale): string {
  return fieldKinds[field.type].format(value, field, locale);
}

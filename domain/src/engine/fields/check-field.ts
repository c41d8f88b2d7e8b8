import type { Field } from '../../model/field';
import type { CheckField, Reading } from './field-kind';
import { fieldKinds } from './index';
import { readField } from './read-field';
import type { Locale } from '../../model/value';
// Whoever reads values has the plans of telephone numbers.
import './phone-plans';

/**
 * Reads and checks one value of a field: the one validator of form field, grid cell, spreadsheet row and server
 * (document 2 section 5). Answers the value in its canonical form and every issue with its place. A mandatory
 * field that is empty answers only `mandatory`. Rules between fields belong to `checkForm`.
 */
export function checkField(field: Field, raw: unknown, locale: Locale): Reading {
  return readField(fieldKinds[field.type], field, raw, locale);
}

/** Texts of a field that are remembered: identifiers and notes never come again. */
const maxRemembered = 500;

/**
 * `checkField` in one locale that reads equal texts of a field once, for the rows of a sheet: columns of options and
 * of numbers repeat few values over thousands of rows.
 */
export function rememberReadings(locale: Locale): CheckField {
  const known = new Map<Field, Map<string | undefined, Reading>>();
  return (field, raw) => {
    if (typeof raw !== 'string' && raw !== undefined) return checkField(field, raw, locale);
    const readings = known.get(field) ?? new Map<string | undefined, Reading>();
    const remembered = readings.get(raw);
    if (remembered !== undefined) return remembered;
    const reading = checkField(field, raw, locale);
    if (readings.size === 0) known.set(field, readings);
    if (readings.size < maxRemembered) readings.set(raw, reading);
    return reading;
  };
}

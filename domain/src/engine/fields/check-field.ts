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

/** Values of a field that are remembered: identifiers and notes never come again. */
const maxRemembered = 500;

/** What was read of a field. */
interface Remembered {
  /** Of nothing, which most fields of most rows hold. */
  blank: Reading | null;
  readonly of: Map<unknown, Reading>;
  /** How many values were known when they came again. */
  again: number;
}

/**
 * `checkField` in one locale that reads equal values of a field once, for the rows of a sheet: columns of options and
 * of numbers repeat few values over thousands of rows.
 */
export function rememberReadings(locale: Locale): CheckField {
  const known = new Map<Field, Remembered>();
  return (field, raw) => {
    let about = known.get(field);
    if (about === undefined) known.set(field, (about = { blank: null, of: new Map(), again: 0 }));
    if (raw === undefined) return (about.blank ??= checkField(field, raw, locale));
    // A field of which all are new is read without a look at what it held.
    const isFull = about.of.size >= maxRemembered;
    if (typeof raw === 'object' || (isFull && about.again < maxRemembered))
      return checkField(field, raw, locale);
    const remembered = about.of.get(raw);
    if (remembered !== undefined) {
      about.again += 1;
      return remembered;
    }
    const reading = checkField(field, raw, locale);
    if (!isFull) about.of.set(raw, reading);
    return reading;
  };
}

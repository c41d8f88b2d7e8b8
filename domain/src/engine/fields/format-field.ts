import type { Field } from '../../model/field';
import { fieldKinds } from './index';
import type { Locale, Value } from '../../model/value';

/** The text of a value, as a cell or an export shows it: reading it gives the value again. */
export function formatField(field: Field, value: Value, locale: Locale): string {
  return fieldKinds[field.type].format(value, field, locale);
}

/** What people call a value: its text, but for values whose text may be a code, such as `#8A5A33`. */
export function speakField(field: Field, value: Value, locale: Locale): string {
  const { spoken, format } = fieldKinds[field.type];
  return (spoken ?? format)(value, field, locale);
}

/** The same with the unit of the field behind it, which no line ends before; nothing stays nothing. */
export function formatMeasured(field: Field, value: Value, locale: Locale): string {
  const text = speakField(field, value, locale);
  return text === '' || field.unit === undefined ? text : `${text}\u00a0${field.unit}`;
}

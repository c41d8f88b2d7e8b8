import type { Field } from '@huella/domain/model/field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import type { Locale, RowValue, Value } from '@huella/domain/model/value';

/** A value of a row as text, also while it is no more than what was typed. */
export function cellText(field: Field, value: Value | undefined, locale: Locale): string {
  if (value === undefined || value === null) return '';
  const text = formatField(field, value, locale);
  return text === '' && typeof value === 'string' ? value : text;
}

/** What a row is called: the first of its texts; '' while it has none. */
export function rowName(field: Field, row: RowValue, locale: Locale): string {
  const texts = (field.list?.fields ?? []).map((each) => cellText(each, row[each.name], locale));
  return texts.find((text) => text !== '') ?? '';
}

/** Whether a cell must be filled. */
export function isRequiredCell(field: Field): boolean {
  return field.validations?.mandatory === true;
}

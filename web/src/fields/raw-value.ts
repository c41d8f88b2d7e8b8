import type { Field } from '@huella/domain/model/field';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import type { Locale, Value } from '@huella/domain/model/value';

/** Whether the input of a field holds text, which is read when it is checked, or the value itself. */
export function isTyped({ type }: Field): boolean {
  return fieldKinds[type].isTyped === true;
}

/** What the input of a field holds for a stored value. */
export function rawOf(field: Field, value: Value, locale: Locale): Value {
  return isTyped(field) && value !== null ? formatField(field, value, locale) : value;
}

/** What was typed, written as it was understood; what cannot be read stays as it is. */
export function tidyRaw(field: Field, raw: Value, locale: Locale): Value {
  return translateRaw(field, raw, locale, locale);
}

/** What was typed in one language, written in another: `1.500` in Spanish is `1,500` in English. */
export function translateRaw(field: Field, raw: Value, from: Locale, to: Locale): Value {
  if (!isTyped(field) || raw === null) return raw;
  const { value, issues } = checkField(field, raw, from);
  return issues.length > 0 || value === null ? raw : rawOf(field, value, to);
}

/** The words of a field with its unit: 'Peso (kg)'. */
export function labelWithUnit(field: Field, locale: Locale): string {
  const label = field.label[locale.language];
  return field.unit === undefined ? label : `${label} (${field.unit})`;
}

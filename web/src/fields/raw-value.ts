import type { Field } from '@huella/domain/model/field';
import { checkField, formatField } from '@huella/domain/engine/fields/check-field';
import type { FieldKindName } from '@huella/domain/model/field-kinds';
import type { Locale, Value } from '@huella/domain/model/value';

/** Whether the input of a kind holds text, which is read when it is checked, or the value itself. */
export const isTyped: Readonly<Record<FieldKindName, boolean>> = {
  text: true,
  multiline: true,
  number: true,
  float: true,
  masked: true,
  phone: true,
  date: true,
  dateTime: true,
  select: false,
  selectimage: false,
  multiselect: false,
  multiselectbox: false,
  groupedmultiselectbox: false,
  checkbox: false,
  autocomplete: true,
  colorx: true,
  file: false,
  location: false,
  polygon: false,
  addableList: false,
  detail: false,
  sub_detail: false,
  assetsSelectList: false,
  summaryAssetsSelectList: false,
  boxTarget: true,
};

/** What the input of a field holds for a stored value. */
export function rawOf(field: Field, value: Value, locale: Locale): Value {
  return isTyped[field.type] && value !== null ? formatField(field, value, locale) : value;
}

/** What was typed, written as it was understood; what cannot be read stays as it is. */
export function tidyRaw(field: Field, raw: Value, locale: Locale): Value {
  return translateRaw(field, raw, locale, locale);
}

/** What was typed in one language, written in another: `1.500` in Spanish is `1,500` in English. */
export function translateRaw(field: Field, raw: Value, from: Locale, to: Locale): Value {
  if (!isTyped[field.type] || raw === null) return raw;
  const { value, issues } = checkField(field, raw, from);
  return issues.length > 0 || value === null ? raw : rawOf(field, value, to);
}

/** The words of a field with its unit: 'Peso (kg)'. */
export function labelWithUnit(field: Field, locale: Locale): string {
  const label = field.label[locale.language];
  return field.unit === undefined ? label : `${label} (${field.unit})`;
}

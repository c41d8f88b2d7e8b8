import type { Field } from '@huella/domain/model/field';
import type { Bound } from '@huella/domain/model/field-rules';
import { parentsOf } from '@huella/domain/engine/fields/choice';
import type { FieldKindName } from '@huella/domain/model/field-kinds';
import type { Values } from '@huella/domain/model/value';
import { isEqual } from './equal';

/** Kinds whose inputs look at the whole record: an address for the map, what chosen assets come to. */
const seesAll: Readonly<Record<FieldKindName, boolean>> = {
  text: false,
  multiline: false,
  number: false,
  float: false,
  masked: false,
  phone: false,
  date: false,
  dateTime: false,
  select: false,
  selectimage: false,
  multiselect: false,
  multiselectbox: false,
  groupedmultiselectbox: false,
  checkbox: false,
  autocomplete: true,
  colorx: false,
  file: true,
  location: true,
  polygon: true,
  addableList: false,
  detail: false,
  sub_detail: false,
  assetsSelectList: true,
  summaryAssetsSelectList: true,
  boxTarget: true,
};

function fieldOfBound(bound: Bound | undefined): readonly string[] {
  return bound !== undefined && 'field' in bound ? [bound.field] : [];
}

/** The other fields that the input of a field looks at; null when it looks at all of them. */
function neighboursOf(field: Field): readonly string[] | null {
  if (seesAll[field.type]) return null;
  const { min, max } = field.validations ?? {};
  return [...parentsOf(field), ...fieldOfBound(min), ...fieldOfBound(max)];
}

/** Whether the input of a field would draw the same beside these values as beside those. */
export function isSameAround(field: Field, before: Values, after: Values): boolean {
  if (before === after) return true;
  const names = neighboursOf(field) ?? [...Object.keys(before), ...Object.keys(after)];
  return names.every((name) => isEqual(before[name], after[name]));
}

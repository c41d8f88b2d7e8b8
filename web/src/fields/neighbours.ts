import type { Field } from '@huella/domain/model/field';
import type { Bound } from '@huella/domain/model/field-rules';
import { parentsOf } from '@huella/domain/engine/fields/choice';
import type { Values } from '@huella/domain/model/value';
import { isEqual } from './equal';
import { widgets } from './widgets';

function fieldOfBound(bound: Bound | undefined): readonly string[] {
  return bound !== undefined && 'field' in bound ? [bound.field] : [];
}

/** The other fields that the input of a field looks at; null when it looks at all of them. */
function neighboursOf(field: Field): readonly string[] | null {
  if (widgets[field.type].seesRecord === true) return null;
  const { min, max } = field.validations ?? {};
  return [...parentsOf(field), ...fieldOfBound(min), ...fieldOfBound(max)];
}

/** Whether the input of a field would draw the same beside these values as beside those. */
export function isSameAround(field: Field, before: Values, after: Values): boolean {
  if (before === after) return true;
  const names = neighboursOf(field) ?? [...Object.keys(before), ...Object.keys(after)];
  return names.every((name) => isEqual(before[name], after[name]));
}

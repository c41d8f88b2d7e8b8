import type { Field } from '../../model/field';
import type { Values } from '../../model/value';
import { holds, isShown } from '../fields/conditions';
import { groupsOf } from '../fields/field-groups';

/** The values with the boxes ticked that follow from what else the record says; the same object where none does. */
export function withImplied(fields: readonly Field[], values: Values): Values {
  const ticked = groupsOf(fields).implied.filter(
    (field) =>
      field.impliedBy !== undefined &&
      values[field.name] !== true &&
      holds(field.impliedBy, values) &&
      isShown(field, values),
  );
  if (ticked.length === 0) return values;
  return { ...values, ...Object.fromEntries(ticked.map(({ name }) => [name, true])) };
}

import type { Field } from '@huella/domain/model/field';
import { isEmpty, isFiles, isRows, type Value, type Values } from '@huella/domain/model/value';
import { isEqual } from '../fields/equal';

/** Whether two values say the same: nothing is nothing, and a box never ticked is one not ticked. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  const [a, b] = [one === false ? null : one, other === false ? null : other];
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  return isEqual(plain(a), plain(b));
}

/**
 * Rows without what the screen alone knows of them: to open one for editing changes nothing. Files without the address
 * that the server gave beside their names.
 */
function plain(value: Value | undefined): unknown {
  if (isFiles(value)) return value.map(({ storageName, originalName }) => [storageName, originalName]);
  if (!isRows(value)) return value;
  return value.map(({ isEditing: _isEditing, original: _original, ...row }) => row);
}

/** The fields whose value differs, in their order. */
export function changedFields<F extends Field>(
  fields: readonly F[],
  before: Values,
  after: Values,
): readonly F[] {
  return fields.filter((field) => !isSame(before[field.name], after[field.name]));
}

/** What an update sends: the changed values of the fields that may be edited; null takes a value away. */
export function changedValues(fields: readonly Field[], before: Values, after: Values): Values {
  const changed = changedFields(fields, before, after);
  return Object.fromEntries(changed.map(({ name }) => [name, after[name] ?? null]));
}

/** What a new record sends: the fields that hold something. */
export function filledValues(fields: readonly Field[], values: Values): Values {
  const filled = fields.filter(({ name }) => !isEmpty(values[name]));
  return Object.fromEntries(filled.map(({ name }) => [name, values[name] ?? null]));
}

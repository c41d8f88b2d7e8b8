import type { Field } from '@huella/domain/assets/asset-type';
import type { Value, Values } from '@huella/domain/fields/value';
import { changeValue } from '@huella/domain/forms/dependents';
import { isShown } from '@huella/domain/forms/visibility';

/**
 * What the inputs hold after one of them changed: children of a changed parent are cleared, and so is whatever the
 * change hides (document 2 section 4). `read` answers the canonical values of what inputs hold.
 */
export function changeRaw(
  fields: readonly Field[],
  raw: Values,
  name: string,
  value: Value,
  read: (raw: Values) => Values,
): Values {
  const changed = changeValue(fields, raw, name, value);
  const [before, after] = [read(raw), read(changed)];
  const fallen = fields.filter((field) => isShown(field, before) && !isShown(field, after));
  return { ...changed, ...Object.fromEntries(fallen.map((field) => [field.name, null])) };
}

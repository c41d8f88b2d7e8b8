import type { Field } from '@huella/domain/model/field';
import { isEmpty, type Value, type Values } from '@huella/domain/model/value';
import { followingDay } from '@huella/domain/engine/forms/defaults';
import { changeValue } from '@huella/domain/engine/forms/dependents';
import { withImplied } from '@huella/domain/engine/forms/implied';
import { isShown } from '@huella/domain/engine/fields/conditions';

/**
 * What the inputs hold after one of them changed: children of a changed parent are cleared, and so is whatever the
 * change hides; a box that the change implies is ticked (document 2 section 4); a day that follows from it, and that
 * nobody chose otherwise, is in view with it. `read` answers the canonical values of what inputs hold.
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
  const following = fields
    .filter((field) => field.name !== name && isShown(field, after))
    .flatMap((field) => {
      const [was, day] = [followingDay(field, before), followingDay(field, after)];
      const untouched = isEmpty(after[field.name]) || after[field.name] === was;
      return was !== day && untouched ? [[field.name, day] as const] : [];
    });
  return withImplied(fields, {
    ...changed,
    ...Object.fromEntries(fallen.map((field) => [field.name, null])),
    ...Object.fromEntries(following),
  });
}

import type { Field } from '../../model/field';
import { offeredOptions, parentsOf } from '../fields/choice';
import { isEmpty, isKeys, type Value, type Values, plainText } from '../../model/value';

/**
 * The values after a field changed: its child fields (fkField, or conditions of their options), and theirs, are cleared unless their value is
 * still offered under the new parent (document 2 section 4). Of several chosen keys those still offered stay.
 */
export function changeValue(fields: readonly Field[], values: Values, name: string, value: Value): Values {
  const children = fields.filter((field) => parentsOf(field).includes(name));
  return children.reduce<Values>(
    (changed, child) => {
      const current = changed[child.name];
      if (isEmpty(current)) return changed;
      const kept = keepOffered(child, current, changed);
      return kept === current ? changed : changeValue(fields, changed, child.name, kept);
    },
    { ...values, [name]: value },
  );
}

/** What of a child's value is offered beside the others; the same value when all of it is. */
function keepOffered(child: Field, current: Exclude<Value, null>, values: Values): Value {
  const parentValue = child.fkField === undefined ? undefined : (values[child.fkField] ?? null);
  const offered = offeredOptions(child, parentValue, values).map((option) => option.key);
  if (!isKeys(current)) return offered.includes(plainText(current)) ? current : null;
  const kept = current.filter((key) => offered.includes(key));
  if (kept.length === current.length) return current;
  return kept.length === 0 ? null : kept;
}

import { fieldKinds } from '../../engine/fields/index';
import type { Field } from '../../model/field';

/**
 * A field with what follows from the rest of it, where the model says nothing else: its width from its kind, and that
 * nobody types what is computed. The fields of its rows likewise. Completing it again changes nothing.
 */
export function completeField<F extends Field>(field: F): F {
  const { columns = fieldKinds[field.type].isWide === true ? 12 : 6, computed, list } = field;
  return {
    ...field,
    columns,
    ...(computed !== undefined && { disabled: true }),
    ...(list !== undefined && { list: { ...list, fields: list.fields.map((each) => completeField(each)) } }),
  };
}

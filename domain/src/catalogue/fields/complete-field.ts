import type { Field, FieldKindName } from '../../model/field';

/** Kinds that take the whole width of a form; two of the others share a row. */
const wideKinds: ReadonlySet<FieldKindName> = new Set([
  'multiline',
  'selectimage',
  'multiselect',
  'multiselectbox',
  'groupedmultiselectbox',
  'colorx',
  'file',
  'location',
  'polygon',
  'addableList',
  'detail',
  'sub_detail',
  'assetsSelectList',
  'summaryAssetsSelectList',
  'boxTarget',
]);

/**
 * A field with what follows from the rest of it, where the model says nothing else: its width from its kind, and that
 * nobody types what is computed. The fields of its rows likewise. Completing it again changes nothing.
 */
export function completeField<F extends Field>(field: F): F {
  const { type, columns = wideKinds.has(type) ? 12 : 6, computed, list } = field;
  return {
    ...field,
    columns,
    ...(computed !== undefined && { disabled: true }),
    ...(list !== undefined && { list: { ...list, fields: list.fields.map((each) => completeField(each)) } }),
  };
}

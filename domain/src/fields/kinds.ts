/** The kinds of field that the product has so far; one file each, one row each in the registry. */
export const fieldKindNames = [
  'text',
  'multiline',
  'number',
  'float',
  'masked',
  'date',
  'dateTime',
  'select',
  'multiselect',
  'checkbox',
] as const;
export type FieldKindName = (typeof fieldKindNames)[number];

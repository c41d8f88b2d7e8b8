import { checkbox, multiselect, select } from './choice';
import { date, dateTime } from './date';
import type { FieldKind } from './field-kind';
import type { FieldKindName } from './kinds';
import { masked } from './masked';
import { float, number } from './number';
import { multiline, text } from './text';

/** The registry of field kinds. A kind without a row here does not compile. */
export const fieldKinds: { readonly [Name in FieldKindName]: FieldKind & { readonly name: Name } } = {
  text: { ...text, name: 'text' },
  multiline: { ...multiline, name: 'multiline' },
  number: { ...number, name: 'number' },
  float: { ...float, name: 'float' },
  masked: { ...masked, name: 'masked' },
  date: { ...date, name: 'date' },
  dateTime: { ...dateTime, name: 'dateTime' },
  select: { ...select, name: 'select' },
  multiselect: { ...multiselect, name: 'multiselect' },
  checkbox: { ...checkbox, name: 'checkbox' },
};

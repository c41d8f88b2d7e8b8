import type { Field } from '../../model/field';
import type { Locale, Value } from '../../model/value';
import type { Language } from '../../words';
import { fieldKinds } from './index';

/** Whether a cell of a grid can hold the values of a field. */
export function fitsGrid({ type }: Pick<Field, 'type'>): boolean {
  const { isText, inGrid } = fieldKinds[type];
  return isText || inGrid !== undefined;
}

/** Whether the values of a field are put into the cells of a grid alone: no cell of a spreadsheet can name them. */
export function isOfGridAlone({ type }: Pick<Field, 'type'>): boolean {
  return fieldKinds[type].inGrid !== undefined;
}

/** What `checkField` is given for the text of a cell of a grid. */
export function rawOfCell({ type }: Field, text: string): unknown {
  return fieldKinds[type].inGrid?.read(text) ?? text;
}

/** The text by which a cell of a grid holds a value: reading it gives the value again. */
export function cellOfValue(field: Field, value: Value, locale: Locale): string {
  const { inGrid, format } = fieldKinds[field.type];
  return inGrid === undefined ? format(value, field, locale) : inGrid.write(value);
}

/** What people see of the text of a cell. */
export function shownInCell(field: Field, text: string, language: Language): string {
  return fieldKinds[field.type].inGrid?.show(text, field, language) ?? text;
}

import type { Field } from '../../model/field';
import { foldKey } from '../../fold';
import { fieldKinds } from '../fields/index';

/**
 * What a filter that contains (`=`) looks for in the folded values of a field: the text folded likewise, in the
 * writing in which the values are kept.
 */
export function searchText(field: Field, text: string): string {
  const folded = foldKey(text);
  return fieldKinds[field.type].bareText?.(folded) ?? folded;
}

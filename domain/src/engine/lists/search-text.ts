import type { Field } from '../../model/field';
import { foldKey } from '../../fold';

/** Identifiers are kept bare, and so is what is looked for in them. */
function bareIdentifier(folded: string): string {
  return folded.replace(/[\s-]/g, '');
}

/** Telephone numbers are kept by their digits; the 0 that people dial before the area is not among them. */
function bareNumber(folded: string): string {
  const digits = folded.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? folded : digits;
}

/** Kinds whose values are kept in another writing than people use. */
const bare: { readonly [Kind in Field['type']]?: (folded: string) => string } = {
  masked: bareIdentifier,
  phone: bareNumber,
};

/**
 * What a filter that contains (`=`) looks for in the folded values of a field: the text folded likewise, in the
 * writing in which the values are kept.
 */
export function searchText(field: Field, text: string): string {
  const folded = foldKey(text);
  return bare[field.type]?.(folded) ?? folded;
}

import type { Attribute } from '../../model/attribute';
import { fieldKinds } from '../fields/index';
import { filterOperatorOf } from './list-fields';

/** What a filter can say beforehand of the rows that it would find: how many of each option, or how a range is filled. */
export type FacetKind = 'options' | 'numbers' | 'days';

/** Parts that a range is divided into, at most. */
export const maxFacetParts = 24;

/**
 * The facet of an attribute's filter (document 1 section 3, table filters): counts of what is chosen from, a histogram
 * of figures and of days. Null of a text that is looked for, of yes and no, and of days that only the record holds.
 */
export function facetKindOf(field: Attribute): FacetKind | null {
  const { slots } = fieldKinds[field.type];
  switch (filterOperatorOf(field)) {
    case 'inArray':
      return 'options';
    case 'betweenValues':
      return slots === 'n' ? 'numbers' : null;
    case 'betweenDates':
      return field.slot?.name.startsWith('d') === true ? 'days' : null;
    default:
      return null;
  }
}

import type { Attribute } from '@huella/domain/model/attribute';
import type { Locale } from '@huella/domain/model/value';
import type { Facet } from '@huella/domain/calls/facets';
import type { FilterItem } from '@huella/domain/engine/lists/filter';

/** What every part of the filter panel gets: its attribute, its filter while there is one, and how to change it. */
export interface FilterWidgetProps {
  readonly field: Attribute;
  readonly item: FilterItem | undefined;
  readonly locale: Locale;
  /** What there is to choose from, once it is known. */
  readonly facet?: Facet | undefined;
  /** null drops the filter. */
  readonly onChange: (item: FilterItem | null) => void;
}

/** A filter between two bounds, of which one may be open; null where both are. */
export function boundsItem(
  { name: field }: Attribute,
  operator: 'betweenValues' | 'betweenDates',
  { min, max }: Pick<FilterItem, 'min' | 'max'>,
): FilterItem | null {
  if (min === undefined && max === undefined) return null;
  return { field, operator, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The filters with one of them changed, added or dropped. */
export function withFilter(
  filters: readonly FilterItem[],
  field: Attribute,
  item: FilterItem | null,
): readonly FilterItem[] {
  const others = filters.filter((each) => each.field !== field.name);
  return item === null ? others : [...others, item];
}

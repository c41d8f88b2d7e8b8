import type { Attribute } from '@huella/domain/model/attribute';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { Facet } from '@huella/domain/calls/facets';
import { failWith, issue } from '@huella/domain/model/errors';
import { facetKindOf } from '@huella/domain/engine/lists/facet';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { readListFilters } from '@huella/domain/rules/list-filters';
import { countRange, countValues, keyOfValue } from '../../db/list-facet';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import type { FormContext } from '../../http/form-context';
import { sourceOfSuffix } from '../../http/list-sources';

/**
 * The facet of an attribute over the assets that the filters of the others find (document 1 section 2, filters panel).
 * An attribute that the actor may not list, or that has no facet, refuses at `field`.
 */
export async function findFacet(
  deps: Deps,
  today: FormContext,
  name: string,
  body: BodyOf<Calls['objects.facet']>,
  day?: string,
): Promise<Facet> {
  const asOf = readAsOf(today, day);
  const form = asOf?.form ?? today;
  const source = sourceOfSuffix(deps, form, body.suffix, asOf);
  const { allowed } = source;
  const field = allowed.find((each) => each.name === name);
  const kind = field === undefined ? null : facetKindOf(field);
  if (field === undefined || kind === null) return failWith([issue('field', 'unknownField')]);
  const read = readListFilters(body.filters ?? [], allowed, form.locale);
  if (read.issues.length > 0) failWith(read.issues);
  const matches = source.matches({
    filters: read.filters.filter((filter) => !isAbout(filter, field)),
    language: form.locale.language,
  });
  if (kind === 'options') {
    const counted = await source.ask((db) => countValues(db, matches, field, source.apart(field)));
    const keyOf = keyOfValue(field);
    return {
      options: counted.map(({ value, count }) => ({ key: keyOf(value), count })),
      range: null,
    };
  }
  const range = await source.ask((db) => countRange(db, matches, field));
  if (range === null) return { options: [], range: null };
  const end = (value: number) => (kind === 'days' ? dayOf(value) : value);
  return { options: [], range: { min: end(range.min), max: end(range.max), counts: [...range.counts] } };
}

/** Whether a filter is over an attribute alone: a search over several is one of the others. */
function isAbout(filter: Filter, field: Attribute): boolean {
  return 'field' in filter && filter.field.name === field.name;
}

function dayOf(daysSince1970: number): string {
  return new Date(daysSince1970 * 86_400_000).toISOString().slice(0, 10);
}

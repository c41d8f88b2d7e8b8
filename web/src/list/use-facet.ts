import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Facet } from '@huella/domain/calls/facets';
import { facetKindOf } from '@huella/domain/engine/lists/facet';
import { call, type CallInput } from '../call/call';
import { filtersOf, onDay, sentFilter } from './list-call';
import type { List } from './use-list';

/**
 * What the values of an attribute are among the rows that the other filters leave; undefined until it is known, and of
 * what has none, and where it is not wanted yet. A filter is of use without it: nothing is said where it could not be had.
 */
export function useFacet(
  { subject, state }: Pick<List, 'subject' | 'state'>,
  field: Attribute,
  isWanted: boolean,
): Facet | undefined {
  const hasFacet = facetKindOf(field) !== null;
  const filters = state.filters.filter((each) => each.field !== field.name);
  const input: CallInput<'objects.facet'> = {
    params: {
      assetId: String(subject.model.id),
      boxId: String(subject.place.boxId),
      field: field.name,
    },
    ...onDay(subject),
    body: {
      filters: filtersOf({ ...state, filters }).map(sentFilter),
      ...(subject.of !== undefined && { suffix: subject.of }),
    },
  };
  const { data } = useQuery<Facet>({
    // Whatever makes the list ask again makes its facets ask again.
    queryKey: ['objects.list', 'facet', input],
    queryFn: ({ signal }) => call('objects.facet', input, signal),
    enabled: hasFacet && isWanted,
    placeholderData: keepPreviousData,
  });
  return hasFacet ? data : undefined;
}

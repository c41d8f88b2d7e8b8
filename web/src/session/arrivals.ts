import { useQuery } from '@tanstack/react-query';
import { arrivalsQuery } from './around';
import type { Place } from './context';

/** How many arrivals wait for the answer of a place; 0 until it is known, and for who may not see them. */
export function useArrivals(place: Place): number {
  const { data } = useQuery({
    ...arrivalsQuery(place),
    enabled: place.can('ASSET_LIST'),
  });
  return data?.waiting.find(({ assetType }) => assetType === place.assetType)?.count ?? 0;
}

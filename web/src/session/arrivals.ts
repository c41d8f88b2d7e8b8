import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../call/queries';
import type { Place } from './context';

/** How many arrivals wait for the answer of a place; 0 until it is known, and for who may not see them. */
export function useArrivals(place: Place): number {
  const { data } = useQuery({
    ...callQuery('transfers.arrivals', { params: { boxId: String(place.boxId) } }),
    enabled: place.can('ASSET_LIST'),
  });
  return data?.waiting.find(({ assetType }) => assetType === place.assetType)?.count ?? 0;
}

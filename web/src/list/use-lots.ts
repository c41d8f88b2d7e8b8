import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { LotRow } from '@huella/domain/calls/lots';
import { takeAhead } from '../session/ahead';
import type { Place } from '../session/context';

/** What asks for the lots of a place's asset type. */
export function lotsInput({ boxId, assetType }: Pick<Place, 'boxId' | 'assetType'>) {
  return { params: { boxId: String(boxId), assetType: String(assetType) } };
}

/** The lots of a place's asset type as a query; none where its assets may not be seen, or when they cannot be had. */
export function lotsQuery({ boxId, assetType, can }: Pick<Place, 'boxId' | 'assetType' | 'can'>) {
  const input = lotsInput({ boxId, assetType });
  return queryOptions({
    queryKey: ['lots.list', 'names', input] as const,
    queryFn: async ({ signal }): Promise<readonly LotRow[]> => {
      if (!can('ASSET_LIST')) return [];
      // A list does without its lots rather than not at all.
      const found = await takeAhead('lots.list', input, signal).catch(() => null);
      return found?.list ?? [];
    },
  });
}

/** The lots that a place's assets may be in. Suspends until they are here. */
export function useLots(place: Place): readonly LotRow[] {
  return useSuspenseQuery(lotsQuery(place)).data;
}

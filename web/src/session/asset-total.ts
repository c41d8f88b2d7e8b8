import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '../call/call';
import { callQuery } from '../call/queries';
import type { Place } from './context';

/** The list of a place as it opens: first page, no filters, in the order of entry. */
function firstPageOf({ boxId, assetType }: Pick<Place, 'boxId' | 'assetType'>): CallInput<'objects.list'> {
  return {
    params: {
      globalModel: String(assetType),
      objectType: 'asset',
      pkObjectType: String(assetType),
      boxId: String(boxId),
      lotPk: '0',
      reserved: '0',
      page: '0',
      pageSize: '20',
      sortField: 'id',
      sortDir: 'asc',
    },
    // Only the total is read: no attribute needs to travel.
    body: { outputFields: [] },
  };
}

/** How many assets a place has; undefined until it is known. Ask only where ASSET_LIST is held. */
export function useAssetTotal(place: Place): number | undefined {
  return useQuery(callQuery('objects.list', firstPageOf(place))).data?.resTotal;
}

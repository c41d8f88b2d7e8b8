import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '../call/call';
import { callQuery } from '../call/queries';
import type { Place } from './context';

/** Addresses a list of something else than what is in the place. */
interface Source {
  readonly suffix?: 'deleted';
  readonly sentFrom?: string;
  readonly eventType?: string;
}

/** The list of a place as it opens: first page, no filters, in the order of entry. */
function firstPageOf(
  { boxId, assetType }: Pick<Place, 'boxId' | 'assetType'>,
  source: Source,
): CallInput<'objects.list'> {
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
      ...source,
    },
    // Only the total is read: no attribute needs to travel.
    body: { outputFields: [] },
  };
}

/**
 * How many assets a place has, or how many there are where a list comes from; undefined until it is known. Ask only
 * where ASSET_LIST is held.
 */
export function useAssetTotal(place: Place, source: Source = {}): number | undefined {
  return useQuery(callQuery('objects.list', firstPageOf(place, source))).data?.resTotal;
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type CallInput } from '../call/call';
import type { Place } from './context';

/** Addresses a list of something else than what is in the place. */
interface Source {
  readonly suffix?: 'deleted';
  readonly sentFrom?: string;
  readonly eventType?: string;
}

type Counted = Pick<Place, 'boxId' | 'assetType'>;

/** The list of a place as it opens: first page, no filters, in the order of entry. */
function firstPageOf({ boxId, assetType }: Counted, source: Source): CallInput<'objects.list'> {
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

/** Known by what lists are, so that whatever makes them be asked for again makes the total. */
function totalQuery(place: Counted, source: Source) {
  const input = firstPageOf(place, source);
  return {
    queryKey: ['objects.list', 'total', input] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await call('objects.list', input, signal)).resTotal,
  };
}

interface TotalOptions {
  readonly source?: Source;
  /** A list in view says it, or is about to: nothing is asked for. */
  readonly isSaid?: boolean;
}

/**
 * How many assets a place has, or how many there are where a list comes from; undefined until it is known. Ask only
 * where ASSET_LIST is held.
 */
export function useAssetTotal(place: Place, { source = {}, isSaid = false }: TotalOptions = {}) {
  return useQuery({ ...totalQuery(place, source), enabled: !isSaid }).data;
}

/** Says to all who show it what a list without filters was answered. */
export function useSayTotal(place: Place, source: Source, total: number | undefined): void {
  const client = useQueryClient();
  const { boxId, assetType } = place;
  const { suffix, sentFrom, eventType } = source;
  useEffect(() => {
    const of = {
      ...(suffix !== undefined && { suffix }),
      ...(sentFrom !== undefined && { sentFrom }),
      ...(eventType !== undefined && { eventType }),
    };
    if (total !== undefined) client.setQueryData(totalQuery({ boxId, assetType }, of).queryKey, total);
  }, [client, boxId, assetType, suffix, sentFrom, eventType, total]);
}

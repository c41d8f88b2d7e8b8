import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import type { Place } from '../../session/context';

/** What narrows the list of oracles, as the address has it. */
export interface ShownOracles {
  /** The key of an oracle. */
  readonly oracle?: string | undefined;
  readonly link?: 'free' | 'linked' | undefined;
  /** What oracles say otherwise of. */
  readonly only?: 'doubts' | undefined;
}

const linkFlags = { all: '0', free: '1', linked: '2' } as const;

/** The oracles of the asset type of a place; what is tried in a sandbox has none (decision 114). */
export function oraclesQuery({ assetType, companyId }: Pick<Place, 'assetType' | 'companyId'>) {
  return queryOptions({
    ...callQuery('oracles.list', { params: { assetId: String(assetType) } }),
    select: (oracles) => (isSandboxCompany(companyId) ? [] : oracles),
  });
}

/** How many assets of a place are linked, and how many by each verdict. */
export function standingQuery({ boxId, assetType }: Place) {
  return callQuery('oracles.standing', { params: { assetId: String(assetType), boxId: String(boxId) } });
}

/** What a page of assets is asked by beside its filters. */
export interface AssetsPage {
  readonly page: string;
  readonly pageSize: string;
  readonly search?: string;
}

/** A page of the assets of a place with their links; the page before stays in view until it is there. */
export function oracleAssetsQuery(place: Place, shown: ShownOracles, page: AssetsPage, selectable = false) {
  const { oracle = '0', link = 'all', only } = shown;
  return queryOptions({
    ...callQuery('oracles.assets', {
      params: {
        ...{ assetId: String(place.assetType), boxId: String(place.boxId) },
        ...{ oracleKey: oracle, linked: linkFlags[link] },
      },
      query: {
        ...page,
        ...(only !== undefined && { only }),
        ...(selectable && { selectable: 'true' as const }),
      },
    }),
    placeholderData: keepPreviousData,
  });
}

/** The records of an oracle that no asset has. */
export function recordsQuery({ boxId }: Place, oracleKey: string, search = '') {
  return queryOptions({
    ...callQuery('oracles.ids', {
      params: { boxId: String(boxId), oracleKey },
      query: search === '' ? {} : { search },
    }),
    placeholderData: keepPreviousData,
    // Others may take codes at any time.
    staleTime: 0,
  });
}

/** What shows links, or what they write. */
const stale = [
  'oracles.assets',
  'oracles.ids',
  'oracles.standing',
  'objects.list',
  'objects.get',
  'events.list',
  'events.ofAsset',
] as const;

function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const name of stale) void client.invalidateQueries({ queryKey: [name] });
  };
}

/** An asset with the code of the record that is to be its own. */
export interface Paired {
  readonly pk: number;
  readonly code: string;
}

/** Links assets with records of an oracle, all or none. */
export function useSaveLinks({ boxId, assetType }: Place) {
  return useMutation({
    mutationFn: ({ oracleKey, pairs }: { readonly oracleKey: string; readonly pairs: readonly Paired[] }) =>
      call('oracles.save', {
        params: { boxId: String(boxId), assetId: String(assetType), oracleKey },
        body: pairs.map(({ pk, code }) => ({ pk, id: code })),
      }),
    onSettled: useRefresh(),
  });
}

/** Takes the link of an asset away. */
export function useUnlink({ boxId, assetType }: Place) {
  return useMutation({
    mutationFn: (assetId: number) =>
      call('oracles.unlink', {
        params: { boxId: String(boxId), assetId: String(assetType), assetRowId: String(assetId) },
      }),
    onSettled: useRefresh(),
  });
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import { callQuery } from '../../call/queries';
import { assetAddress } from './asset-address';

/** Where the texts of an asset lead that name others: to their own pages, or to those that everybody may read. */
export function useNamedLinks(pk: number, { attributes }: AssetType): ReadonlyMap<string, string> {
  const { data } = useQuery({
    ...callQuery('recall.names', { params: { pk: String(pk) } }),
    enabled: attributes.some(({ names }) => names !== undefined),
  });
  return useMemo(
    () =>
      new Map(
        (data ?? []).flatMap(({ attribute, asset, publicPage }) => {
          const address = asset.id === null ? publicPage : assetAddress(asset.id);
          return address === null ? [] : [[attribute, address] as const];
        }),
      ),
    [data],
  );
}

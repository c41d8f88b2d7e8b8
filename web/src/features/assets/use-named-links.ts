import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import { callQuery } from '../../call/queries';
import { lotAddress } from '../lots/lot-address';
import { assetAddress } from './asset-address';

/** Where the texts of an asset lead that name others or lots: to their own pages, or to those that everybody may read. */
export function useNamedLinks(pk: number, { attributes }: AssetType): ReadonlyMap<string, string> {
  const { data } = useQuery({
    ...callQuery('recall.names', { params: { pk: String(pk) } }),
    enabled: attributes.some(({ names, namesLot }) => names !== undefined || namesLot === true),
  });
  return useMemo(
    () =>
      new Map(
        (data ?? []).flatMap(({ attribute, asset, lot, publicPage }) => {
          const own = asset === null || asset.id === null ? null : assetAddress(asset.id);
          const address = lot === null ? (own ?? publicPage) : lotAddress(lot.id);
          return address === null ? [] : [[attribute, address] as const];
        }),
      ),
    [data],
  );
}

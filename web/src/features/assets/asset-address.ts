import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** Where one asset is seen, its history first: as it is, or as it was on a day. */
export function assetAddress(pk: number, asOf?: string): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'view', asOf });
}

/** Where one asset of a list is seen, which knows its place there, from 1: from one to the next leads its page. */
export function listedAssetAddress(pk: number, at: number): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'view', at });
}

/** Where one asset is edited. */
export function assetEditAddress(pk: number): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'update' });
}

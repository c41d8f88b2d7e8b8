import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** Where one asset is seen, as it is or as it was on a day. */
export function assetAddress(pk: number, asOf?: string): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'view', asOf });
}

/** Where what happened to one asset is seen. */
export function assetHistoryAddress(pk: number): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'view', part: 'history' });
}

/** Where one asset is edited. */
export function assetEditAddress(pk: number): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'update' });
}

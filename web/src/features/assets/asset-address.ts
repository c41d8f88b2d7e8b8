import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** Where one asset is seen. */
export function assetAddress(pk: number): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'view' });
}

/** Where what happened to one asset is seen. */
export function assetHistoryAddress(pk: number): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'view', part: 'history' });
}

/** Where one asset is edited. */
export function assetEditAddress(pk: number): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'update' });
}

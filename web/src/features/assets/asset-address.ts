import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** Where one asset is seen. */
export function assetAddress(pk: number): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'view' });
}

/** Where one asset is edited. */
export function assetEditAddress(pk: number): Address {
  return addressOf(paths.assetEdit, { pk, mode: 'update' });
}

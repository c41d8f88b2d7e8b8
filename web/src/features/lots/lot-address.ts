import { lotField } from '@huella/domain/rules/lot-field';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** Where one lot is seen. */
export function lotAddress(id: number): Address {
  return addressOf(paths.lotEdit, { pk: id, mode: 'view' });
}

/** Where one lot is edited. */
export function lotEditAddress(id: number): Address {
  return addressOf(paths.lotEdit, { pk: id, mode: 'update' });
}

/** The list of assets with those of one lot only, as they are or as they were on a day. */
export function lotAssetsAddress(id: number, asOf?: string): Address {
  return addressOf(paths.assets, { [lotField.name]: String(id), ...(asOf !== undefined && { asOf }) });
}

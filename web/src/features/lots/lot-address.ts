import { lotField } from '@huella/domain/rules/lot-field';
import { paths } from '../../paths';

/** Where one lot is seen. */
export function lotAddress(id: number): string {
  return `${paths.lotEdit}?pk=${String(id)}&mode=view`;
}

/** Where one lot is edited. */
export function lotEditAddress(id: number): string {
  return `${paths.lotEdit}?pk=${String(id)}&mode=update`;
}

/** The list of assets with those of one lot only. */
export function lotAssetsAddress(id: number): string {
  return `${paths.assets}?${lotField.name}=${String(id)}`;
}

import { lotField } from '@huella/domain/rules/lot-field';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';
import type { LotPart } from '../lot-page/parts';

/** What the address of a lot says beside it: the open part, its place in a list and what was looked for there, a day in the past. */
export interface LotView {
  readonly part?: LotPart;
  readonly at?: number;
  readonly q?: string;
  readonly asOf?: string;
}

/** Where one lot is seen, its history first. */
export function lotAddress(id: number, view: LotView = {}): Address {
  return addressOf(paths.lotEdit, { pk: id, mode: 'view', ...view });
}

/** Where one lot is edited. */
export function lotEditAddress(id: number): Address {
  return addressOf(paths.lotEdit, { pk: id, mode: 'update' });
}

/** The list of assets with those of one lot only, as they are or as they were on a day. */
export function lotAssetsAddress(id: number, asOf?: string): Address {
  return addressOf(paths.assets, { [lotField.name]: String(id), ...(asOf !== undefined && { asOf }) });
}

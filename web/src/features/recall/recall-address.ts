import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** What a trace begins with. */
export interface RecallStart {
  readonly kind: 'asset' | 'lot';
  readonly id: string;
}

/** Where everything up and down the chain from an asset is seen. */
export function assetRecallAddress(pk: number): Address {
  return addressOf(paths.recallAsset, {}, { pk });
}

/** Where everything up and down the chain from the assets of a lot is seen. */
export function lotRecallAddress(lotId: number): Address {
  return addressOf(paths.recallLot, {}, { lotId });
}

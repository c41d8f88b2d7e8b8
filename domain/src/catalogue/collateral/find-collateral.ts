import type { CollateralModel } from '../../model/collateral';
import { storageCollateral } from './storage-collateral';

/** The registry of what is worth something and secures loans. */
const collaterals: readonly CollateralModel[] = [storageCollateral];

/** What assets of a type are worth in an establishment of a subtype, or anywhere without one; null where nothing says it. */
export function findCollateral(assetType: number, subtype?: number): CollateralModel | null {
  const found = collaterals.find((model) => model.assetType === assetType);
  return found !== undefined && (subtype === undefined || found.subtypes.includes(subtype)) ? found : null;
}

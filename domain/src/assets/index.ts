import type { AssetType } from './asset-type';
import { cowAr } from './cow-ar';

/** The registry of asset types: adding one is one file and one line here. */
export const assetTypes: readonly AssetType[] = [cowAr];

/** The asset type of an id, or null when the product does not have it. */
export function findAssetType(id: number): AssetType | null {
  return assetTypes.find((type) => type.id === id) ?? null;
}

import { assetTypes } from '../catalogue/assets/index';
import { findChain } from '../catalogue/lookups/chains';

/** The asset types that the product has a model for and that are under a chain (decisions section 2). */
export function assetTypesOfChain(chainId: number): readonly number[] {
  const named = findChain(chainId)?.assetTypes ?? [];
  return named.filter((id) => assetTypes.some((type) => type.id === id));
}

/** Whether an asset type with a model is under a chain: the pair of a permission key must make sense. */
export function isAssetTypeOfChain(assetType: number, chainId: number): boolean {
  return assetTypesOfChain(chainId).includes(assetType);
}

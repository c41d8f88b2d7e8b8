import type { AssetType } from '../model/asset-type';
import type { Chain } from '../catalogue/lookups/chains';
import { canRegister } from '../engine/events/event-access';

/**
 * The asset type that a new establishment of a subtype begins with: the usual one of its chain where assets of it are
 * loaded there, else the first of which they are; where nothing is loaded, the usual one, which arrives from others.
 */
export function startingAssetType(
  { assetTypes, usual }: Chain,
  models: readonly AssetType[],
  boxSubtype: number,
): number {
  const loads = (id: number) => models.some((model) => model.id === id && canRegister(model, boxSubtype));
  return [usual, ...assetTypes].find(loads) ?? usual;
}

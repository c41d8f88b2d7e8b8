import type { AssetType } from '../../model/asset-type';
import { car } from './car';
import { cowAr } from './cow-ar';
import { cowPn } from './cow-pn';
import { cows } from './cows';
import { grain } from './grain';
import { leatherGoods } from './leather-goods';
import { malt } from './malt';
import { pastureToken } from './pasture-token';
import { pig } from './pig';
import { pigs } from './pigs';
import { storage } from './storage';
import { tree } from './tree';
import { treeAr } from './tree-ar';

/** The registry of asset types: adding one is one file and one line here. */
export const assetTypes: readonly AssetType[] = [
  cowAr,
  cowPn,
  storage,
  grain,
  malt,
  leatherGoods,
  tree,
  treeAr,
  cows,
  pastureToken,
  pigs,
  pig,
  car,
];

/** The asset type of an id, or null when the product does not have it. */
export function findAssetType(id: number): AssetType | null {
  return assetTypes.find((type) => type.id === id) ?? null;
}

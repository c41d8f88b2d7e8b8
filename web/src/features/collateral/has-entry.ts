import type { AssetType } from '@huella/domain/model/asset-type';

/** Whether the menu of an asset type has a path in establishments of a subtype. */
export function hasEntry({ menu }: Pick<AssetType, 'menu'>, path: string, boxSubtype: number): boolean {
  return menu.some(
    (entry) => entry.path === path && (entry.subtypes === undefined || entry.subtypes.includes(boxSubtype)),
  );
}

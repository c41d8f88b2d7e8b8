/** Asset types that have a look of their own (document 1 section 1, decisions section 5); the others are green. */
const accents: ReadonlyMap<number, 'wine' | 'a3'> = new Map([
  [11, 'wine'],
  [35, 'a3'],
]);

/** The accent of the screens of an asset type; null is no asset type chosen yet. */
export function accentOfAssetType(assetType: number | null): 'green' | 'wine' | 'a3' {
  return (assetType === null ? undefined : accents.get(assetType)) ?? 'green';
}

/** The key of a permission: establishment and asset type, as a pair (document 1 section 6). */
export function permissionKey(boxId: number, assetType: number): string {
  return `${boxId}-${assetType}`;
}

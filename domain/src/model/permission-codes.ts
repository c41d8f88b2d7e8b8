/**
 * The permission codes (document 1 section 6, document 2 section 6, decisions section 3). Codes of assets and lots
 * are held per establishment and asset type; the others per establishment or company.
 */
export const permissionCodes = [
  'ASSET_LIST',
  'ASSET_ADD',
  'ASSET_EDIT',
  'ASSET_EVENT',
  'ASSET_TRANSFER',
  'ASSET_BURN',
  'ASSET_QR',
  'TAG_ADD',
  'TAG_EDIT',
  'BOX_ADD',
  'BOX_EDIT',
  'COMPANY_EDIT',
] as const;
export type PermissionCode = (typeof permissionCodes)[number];

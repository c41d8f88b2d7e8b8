import type { PermissionCode } from '../model/permission-codes';

/** What somebody may do, as people ask for it ('who may transfer?'), in the order of a working day. */
export const rightGroupIds = [
  'see',
  'add',
  'edit',
  'event',
  'transfer',
  'retire',
  'qr',
  'lots',
  'boxes',
  'company',
] as const;
export type RightGroupId = (typeof rightGroupIds)[number];

/** The codes behind each: every code is of one group, and a role gives all of a group or none of it. */
export const rightGroups: Readonly<Record<RightGroupId, readonly PermissionCode[]>> = {
  see: ['ASSET_LIST'],
  add: ['ASSET_ADD'],
  edit: ['ASSET_EDIT'],
  event: ['ASSET_EVENT'],
  transfer: ['ASSET_TRANSFER'],
  retire: ['ASSET_BURN'],
  qr: ['ASSET_QR'],
  lots: ['TAG_ADD', 'TAG_EDIT'],
  boxes: ['BOX_ADD', 'BOX_EDIT'],
  company: ['COMPANY_EDIT'],
};

/** Whether codes hold all of a group. */
export function givesGroup(codes: readonly PermissionCode[], group: RightGroupId): boolean {
  return rightGroups[group].every((code) => codes.includes(code));
}

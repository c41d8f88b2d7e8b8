import type { PermissionCode } from '../model/permission-codes';
import { issue, type Issue } from '../model/errors';

/** Views that a user may keep of one list. */
export const maxViews = 50;
const maxViewName = 60;

/**
 * What a view asks of who shares one, or changes what everybody of the establishment then sees: that they may change what
 * the list is of, too (decision 69).
 */
const sharingCode: PermissionCode = 'ASSET_EDIT';
/** Who keeps the establishment keeps its shared views, whoever made them. */
const keepingCode: PermissionCode = 'BOX_EDIT';

/** What is wrong with the name of a view. */
export function checkViewName(name: string): readonly Issue[] {
  const { length } = name.trim();
  if (length === 0) return [issue('name', 'mandatory')];
  return length > maxViewName ? [issue('name', 'tooLong', { max: maxViewName })] : [];
}

/** What decides who may do what with a view. */
export interface ViewRights {
  readonly isOwn: boolean;
  readonly isShared: boolean;
  readonly codes: readonly PermissionCode[];
}

/** Whether somebody may share views of the list. */
export function canShareViews(codes: ViewRights['codes']): boolean {
  return codes.includes(sharingCode) || codes.includes(keepingCode);
}

/** Whether a view may be renamed and changed: one's own is one's own, a shared one is what everybody sees. */
export function canChangeView({ isOwn, isShared, codes }: ViewRights): boolean {
  return isShared ? codes.includes(keepingCode) || (isOwn && canShareViews(codes)) : isOwn;
}

/** Whether a view may be removed, or kept from the others: its maker always may, whatever they hold by now. */
export function canWithdrawView({ isOwn, isShared, codes }: ViewRights): boolean {
  return isOwn || (isShared && codes.includes(keepingCode));
}

import { permissionKey } from '@huella/domain/rules/permission-key';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import type { TopBar } from './context';
import type { User } from './session';

type Box = TopBar['establishments'][number];

/** Whether a user holds a code over a company. */
export function canInCompany({ userData }: User, companyId: number, code: PermissionCode): boolean {
  return userData.permissions.companies[String(companyId)]?.includes(code) === true;
}

/** Whether a user has a role over a company, and not over some of its establishments alone. */
export function hasRoleOver({ userData }: User, companyId: number): boolean {
  return (userData.permissions.companies[String(companyId)] ?? []).length > 0;
}

/** Whether a user holds a code over an establishment, which is not of an asset type. */
export function canInBox(
  { userData }: User,
  box: Pick<Box, 'id' | 'asset_type'>,
  code: PermissionCode,
): boolean {
  return box.asset_type.some(
    (assetType) => userData.permissions.boxes[permissionKey(box.id, assetType)]?.includes(code) === true,
  );
}

import { paths } from '../../paths';

/** Where one asset is seen. */
export function assetAddress(pk: number): string {
  return `${paths.assetEdit}?pk=${pk}&mode=view`;
}

/** Where one asset is edited. */
export function assetEditAddress(pk: number): string {
  return `${paths.assetEdit}?pk=${pk}&mode=update`;
}

import { paths } from '../paths';

/** Where a company is edited. */
export function companyEditAddress(id: number): string {
  return `${paths.companyEdit}?pk=${String(id)}`;
}

/** Where an establishment is edited. */
export function boxEditAddress(id: number): string {
  return `${paths.boxEdit}?pk=${String(id)}`;
}

/** Where an establishment of a company is opened. */
export function boxNewAddress(companyId: number): string {
  return `${paths.boxNew}?companyId=${String(companyId)}`;
}

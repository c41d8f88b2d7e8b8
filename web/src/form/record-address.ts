import { addressWith, paths } from '../paths';

/** Where a company is edited. */
export function companyEditAddress(id: number): string {
  return addressWith(paths.companyEdit, { pk: String(id) });
}

/** Where all that is known of a company is read. */
export function companyViewAddress(id: number): string {
  return addressWith(paths.companyEdit, { pk: String(id), mode: 'view' });
}

/** The establishments of a company, or those inside one of them (document 3 section 2, /boxes/all). */
export function boxesAddress(companyId: number, parentId: number | null = null): string {
  return addressWith(paths.boxes, { company: String(companyId), parent: textOf(parentId) });
}

/** Where an establishment is edited. */
export function boxEditAddress(id: number): string {
  return addressWith(paths.boxEdit, { pk: String(id) });
}

/** Where all that is known of an establishment is read. */
export function boxViewAddress(id: number): string {
  return addressWith(paths.boxEdit, { pk: String(id), mode: 'view' });
}

/** Where an establishment of a company is opened, inside another one of it or by itself. */
export function boxNewAddress(companyId: number, parentId: number | null = null): string {
  return addressWith(paths.boxNew, { companyId: String(companyId), parent: textOf(parentId) });
}

/** Who can do what in a company, and why. */
export function companyRightsAddress(id: number): string {
  return addressWith(paths.companyRights, { company: String(id) });
}

/** Who can do what in an establishment, and why. */
export function boxRightsAddress(id: number): string {
  return addressWith(paths.boxRights, { box: String(id) });
}

/** Which fields an establishment shows, has filled and has edited; of an asset type, or of the one that is chosen. */
export function boxFieldsAddress(id: number, assetType: number | null = null): string {
  return addressWith(paths.boxFields, { box: String(id), asset: textOf(assetType) });
}

function textOf(id: number | null): string {
  return id === null ? '' : String(id);
}

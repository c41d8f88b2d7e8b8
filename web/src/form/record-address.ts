import { addressOf, type Address } from '../address';
import { paths } from '../paths';

/** Where a company is edited. */
export function companyEditAddress(id: number): Address {
  return addressOf(paths.companyEdit, { pk: id });
}

/** Where all that is known of a company is read. */
export function companyViewAddress(id: number): Address {
  return addressOf(paths.companyEdit, { pk: id, mode: 'view' });
}

/** The establishments of a company, or those inside one of them (document 3 section 2, /boxes/all). */
export function boxesAddress(companyId: number, parentId: number | null = null): Address {
  return addressOf(paths.boxes, { company: companyId, parent: parentId ?? undefined });
}

/** Where an establishment is edited. */
export function boxEditAddress(id: number): Address {
  return addressOf(paths.boxEdit, { pk: id });
}

/** Where all that is known of an establishment is read. */
export function boxViewAddress(id: number): Address {
  return addressOf(paths.boxEdit, { pk: id, mode: 'view' });
}

/** Where an establishment of a company is opened, inside another one of it or by itself. */
export function boxNewAddress(companyId: number, parentId: number | null = null): Address {
  return addressOf(paths.boxNew, { companyId: companyId, parent: parentId ?? undefined });
}

/** Who can do what in a company, and why. */
export function companyRightsAddress(id: number): Address {
  return addressOf(paths.companyRights, { company: id });
}

/** Who can do what in an establishment, and why. */
export function boxRightsAddress(id: number): Address {
  return addressOf(paths.boxRights, { box: id });
}

/** Which fields an establishment shows, has filled and has edited; of an asset type, or of the one that is chosen. */
export function boxFieldsAddress(id: number, assetType: number | null = null): Address {
  return addressOf(paths.boxFields, { box: id, asset: assetType ?? undefined });
}

import type { ListPath } from '@huella/domain/model/attribute';
import { knownAddress, type Address } from '../address';
import { paths } from '../paths';

/** A list of assets that are not there any more: what left by a transfer, what was logically deleted. */
export type ListOf = 'transferred' | 'deleted';

const key = 'huella.list';
const organisationKey = 'huella.organisation';

/** Remembers where a list was, filters, page and all, so that records lead back to it. */
export function rememberList(address: string, of?: ListOf): void {
  remember(keyOf(of), address);
}

/** The path of a list, of assets or of those that went. */
export function listPath(of?: ListOf): ListPath {
  if (of === undefined) return paths.assets;
  return of === 'transferred' ? paths.transferred : paths.deleted;
}

/** The address of the list that one came from, of assets or of those that went; the whole list without one. */
export function listAddress(of?: ListOf): Address {
  const path = listPath(of);
  const kept = sessionStorage.getItem(keyOf(of));
  return kept?.split('?')[0] === path ? knownAddress(kept) : path;
}

function keyOf(of: ListOf | undefined): string {
  return of === undefined ? key : `${key}.${of}`;
}

/** Remembers where the companies, or the establishments of one, were: the trail, what was looked for and all. */
export function rememberOrganisation(address: string): void {
  remember(organisationKey, address);
}

/**
 * The way back from the form of a company or establishment: where one came from, if that list is of its company, else
 * the list that is given.
 */
export function organisationAddress(companyId: number, otherwise: Address): Address {
  const [path, search = ''] = sessionStorage.getItem(organisationKey)?.split('?') ?? [];
  if (path === paths.companies) return keptAddress(path, search);
  const isOfCompany = new URLSearchParams(search).get('company') === String(companyId);
  return path === paths.boxes && isOfCompany ? keptAddress(path, search) : otherwise;
}

function keptAddress(path: string, search: string): Address {
  return knownAddress(search === '' ? path : `${path}?${search}`);
}

function remember(name: string, address: string): void {
  try {
    sessionStorage.setItem(name, address);
  } catch {
    // Without storage the way back leads to the whole list.
  }
}

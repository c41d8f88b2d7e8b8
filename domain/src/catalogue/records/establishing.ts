import { boxTypes, findBoxType, type BoxType } from '../lookups/box-types';
import { chains, findChain } from '../lookups/chains';
import { companyRoles, roleOpens } from '../lookups/company-roles';

/** What decides which establishments a company may open. */
export interface Company {
  readonly chain: number;
  /** Two letters. */
  readonly country: string;
  readonly rol: string;
}

/** The countries in which establishments of a type may be: those of its chain (document 2 section 3, box types). */
export function countriesOfType({ chain }: BoxType, ofChain: number): readonly string[] {
  return findChain(chain ?? ofChain)?.countries ?? [];
}

/** The chains in which a company may have a role: those where the role opens something (decisions section 2). */
export function chainsOfRole(rol: string): readonly number[] {
  return Object.entries(roleOpens[rol] ?? {})
    .filter(([, opens]) => opens.length > 0)
    .map(([chain]) => Number(chain));
}

/** The countries of the chains in which a company may have a role. */
export function countriesOfRole(rol: string): readonly string[] {
  const offered = chainsOfRole(rol).flatMap((chain) => findChain(chain)?.countries ?? []);
  return [...new Set(offered)];
}

/** Whether a company may have a role in a chain and country (document 3 section 2: role choices). */
export function isRoleOffered({ chain, country, rol }: Company): boolean {
  return chainsOfRole(rol).includes(chain) && findChain(chain)?.countries.includes(country) === true;
}

/**
 * The types of establishment that a company may open: by its role, chain and country, and inside another establishment
 * by the subtype of that (document 1 section 5, decisions section 2). A general one may contain any of its chain.
 */
export function openTypes(
  { chain, country, rol }: Company,
  parentSubtype: number | null,
): readonly BoxType[] {
  const opened = roleOpens[rol]?.[chain] ?? [];
  return boxTypes.filter(
    (type) =>
      (type.chain === null || opened.includes(type.subtype)) &&
      countriesOfType(type, chain).includes(country) &&
      (parentSubtype === null || mayContain(parentSubtype, type)),
  );
}

/** Whether anything may be opened inside an establishment of a subtype: sub-establishments (decisions section 2). */
export function mayHold(company: Company, subtype: number): boolean {
  return openTypes(company, subtype).length > 0;
}

function mayContain(parentSubtype: number, { subtype }: BoxType): boolean {
  const parent = findBoxType(parentSubtype);
  if (parent === null) return false;
  return parent.chain === null || parent.mayContain.includes(subtype);
}

/** Every role with every chain and country in which a company may have it. */
export const everyCompany: readonly Company[] = Object.keys(companyRoles).flatMap((rol) =>
  chains.flatMap((chain) =>
    chain.countries
      .map((country) => ({ chain: chain.id, country, rol }))
      .filter((company) => isRoleOffered(company)),
  ),
);

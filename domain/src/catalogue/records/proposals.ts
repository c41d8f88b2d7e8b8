import { foldKey } from '../../fold';
import { plainText, type Values } from '../../model/value';
import { zoneOfCountry } from '../../reference/time-zones';
import { findChain } from '../lookups/chains';
import { companyRoles } from '../lookups/company-roles';
import { isRoleOffered } from './establishing';

/** What the forms of companies and establishments propose from what was said so far. Whoever fills them in may say otherwise. */

const longestAlias = 60;

/** An alias for a name: `La Matilde II` is `la-matilde-ii`. Null where the name has no letter or digit to make one of. */
export function aliasFor(name: string): string | null {
  const words = foldKey(name)
    .replaceAll('\u007F', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const alias = words.join('-').slice(0, longestAlias).replace(/-+$/, '');
  return alias === '' ? null : alias;
}

/** The alias of a new establishment follows its name. */
export function proposeBox(values: Values): Values {
  return { alias: aliasFor(plainText(values['name'] ?? null)) };
}

/** The country whose usual zone is the given one, or null. */
export function countryOfZone(zone: string): string | null {
  return Object.entries(zoneOfCountry).find(([, usual]) => usual === zone)?.[0] ?? null;
}

/** Country and role of a new company, where its chain leaves no other or the country is that of its owner. */
export function proposeCompany(values: Values, ownCountry: string | null): Values {
  const chain = findChain(Number(plainText(values['suplychain'] ?? null)));
  if (chain === null) return { l1: null, rol: null };
  const isOwn = ownCountry !== null && chain.countries.includes(ownCountry);
  const [only, ...others] = chain.countries;
  const country = isOwn ? ownCountry : others.length === 0 ? (only ?? null) : null;
  const said = plainText(values['l1'] ?? null);
  const offered = Object.keys(companyRoles).filter((rol) =>
    isRoleOffered({ chain: chain.id, country: said === '' ? (country ?? '') : said, rol }),
  );
  return { l1: country, rol: offered.length === 1 ? (offered[0] ?? null) : null };
}

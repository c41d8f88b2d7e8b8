import { codesOf, findTemplate } from './relations';

/**
 * How much somebody sees of the rights of others in a place: all of it with e-mails and who gave what; names and roles,
 * of those who work in an establishment; or nothing beside their own.
 */
export const rightsSights = ['all', 'names', 'own'] as const;
export type RightsSight = (typeof rightsSights)[number];

/** What is seen of an establishment: all by who may delegate there, names by who has all that its Administrator has. */
export function sightOfBox(templates: readonly string[]): RightsSight {
  const codes = codesOf(templates);
  if (codes.includes('BOX_EDIT')) return 'all';
  const administers = (findTemplate('administrator')?.codes ?? []).every((code) => codes.includes(code));
  return administers ? 'names' : 'own';
}

/** What is seen of a company: all by who may delegate over it. */
export function sightOfCompany(templates: readonly string[]): RightsSight {
  return codesOf(templates).includes('COMPANY_EDIT') ? 'all' : 'own';
}

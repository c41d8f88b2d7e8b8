import type { PermissionCode } from './permission-codes';
import { codesOf, findTemplate, type PermissionTemplate } from './relations';

/** Where a role is given: over a company, or over one establishment. */
export type GivenOver = PermissionTemplate['over'];

/** The code that somebody needs to give roles there (document 3 section 6). */
export const givingCode: Readonly<Record<GivenOver, PermissionCode>> = {
  company: 'COMPANY_EDIT',
  box: 'BOX_EDIT',
};

/** The role of an id that may be given over such a place, or null: nobody is made the owner. */
export function findGivable(templateId: string, over: GivenOver): PermissionTemplate | null {
  const template = findTemplate(templateId);
  return template?.over === over && template.relation !== 'OWNER' ? template : null;
}

/**
 * Whether somebody who holds templates over a place may give another one there: they hold the code for giving, and
 * every code that it gives. Nobody gives a code they lack (decisions section 3).
 */
export function canGive(held: readonly string[], template: PermissionTemplate): boolean {
  const own = codesOf(held);
  return own.includes(givingCode[template.over]) && template.codes.every((code) => own.includes(code));
}

import type { PermissionCode } from '../model/permission-codes';
import { codesOf, findTemplate, permissionTemplates, type PermissionTemplate } from './relations';

/** Where a role is given: over a company, or over one establishment. */
export type GivenOver = PermissionTemplate['over'];

/** The code that somebody needs to give roles there (document 3 section 6). */
const givingCode: Readonly<Record<GivenOver, PermissionCode>> = {
  company: 'COMPANY_EDIT',
  box: 'BOX_EDIT',
};

/** The role of an id that may be given over such a place, or null: nobody is made the owner. */
export function findGivable(templateId: string, over: GivenOver): PermissionTemplate | null {
  const template = findTemplate(templateId);
  return template?.over === over && template.relation !== 'OWNER' ? template : null;
}

/** The roles that may be given over such a place. No role is of some chains or countries only (decisions section 3). */
export function listGivable(over: GivenOver): readonly PermissionTemplate[] {
  return permissionTemplates.filter(({ id }) => findGivable(id, over) !== null);
}

/** The templates by which somebody may give roles over such a place. */
export function givingTemplates(over: GivenOver): readonly string[] {
  return permissionTemplates.filter(({ codes }) => codes.includes(givingCode[over])).map(({ id }) => id);
}

/**
 * Whether somebody who holds templates over a place may give another one there: they hold the code for giving, and
 * every code that it gives. Nobody gives a code they lack (decisions section 3).
 */
export function canGive(held: readonly string[], template: PermissionTemplate): boolean {
  const own = codesOf(held);
  return own.includes(givingCode[template.over]) && template.codes.every((code) => own.includes(code));
}

/** From whom a role comes: who owns the company, or one to whom it is delegated (document 3 section 6). */
export const givers = ['OWNER', 'COMPANY_DELEGATE'] as const;
export type Giver = (typeof givers)[number];

/** How somebody is related to a role of somebody's that they would take away. */
export interface Taking {
  /** What they hold over the place themselves. */
  readonly held: readonly string[];
  /** They gave it. */
  readonly gave: boolean;
  /** It is their own. */
  readonly isOwn: boolean;
  /** From whom it comes. */
  readonly origin: Giver;
}

/** Whether a role stays until who has it gives it up: that of an expert over a company. It says so before it is given. */
export function isLasting({ over, relation }: Pick<PermissionTemplate, 'over' | 'relation'>): boolean {
  return over === 'company' && relation === 'EXPERT_USER';
}

/**
 * Whether somebody may take a role away (`delete_delegated`, decisions section 3): who gave it, and who may edit the
 * company, the owner among them; never the owner's own relation, nor an expert's over a company, which only the expert gives up and
 * the operator ends (decisions section 8). Anyone who has a role from a company delegate may give it up (document 3
 * section 6). Who has nothing to do with the place any more takes nothing.
 */
export function canTake(template: PermissionTemplate, { held, gave, isOwn, origin }: Taking): boolean {
  if (template.relation === 'OWNER' || held.length === 0) return false;
  if (isLasting(template)) return isOwn;
  return gave || codesOf(held).includes('COMPANY_EDIT') || (isOwn && origin === 'COMPANY_DELEGATE');
}

import { fail } from '@huella/domain/model/errors';
import { canGive, findGivable } from '@huella/domain/rules/giving';
import type { PermissionTemplate } from '@huella/domain/rules/relations';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import { listTemplatesOverBox, listTemplatesOverCompany } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { requireRenewed } from '../../http/access';
import { hashOf } from '../../http/link-secrets';
import type { Origin } from '../../outside/visitor';
import { insertRelation } from '../rights/relations.store';
import { recordSecurityEvent } from '../users/security-events.store';
import {
  findCompanyOfBox,
  findDelegationRoom,
  findOpenInvitation,
  lockDelegations,
  markUsed,
  type OfferedAt,
  type OpenInvitation,
  type Seating,
} from './invitations.store';

/** The templates that somebody holds over a place. */
export async function listHeldAt(
  db: Database,
  userId: number,
  { companyId, boxId }: OfferedAt,
): Promise<readonly string[]> {
  if (boxId !== null) return listTemplatesOverBox(db, userId, boxId);
  return companyId === null ? [] : listTemplatesOverCompany(db, userId, companyId);
}

/**
 * The invitation behind what its link carries. One that is unknown, used, late or withdrawn, or whose sender may no
 * longer give the role, refuses with `invitationNotValid`: they are indistinguishable.
 */
export async function getInvitation(
  db: Database,
  secret: string,
  now: Date,
  hold: 'locked' | 'read' = 'read',
): Promise<OpenInvitation> {
  const found = (await findOpenInvitation(db, hashOf(secret), now, hold)) ?? fail('invitationNotValid');
  const template = findGivable(found.template, found.boxId === null ? 'company' : 'box');
  const held = await listHeldAt(db, found.invitedBy, found);
  return template !== null && canGive(held, template) ? found : fail('invitationNotValid');
}

/**
 * Refuses with `notAllowed` unless a user may give a role over a place, and with `sandboxOnly` in a sandbox, of which
 * nothing goes to anybody else. Answers the company of the place.
 */
export async function requireMayGive(
  db: Database,
  userId: number,
  at: OfferedAt,
  template: PermissionTemplate,
): Promise<number> {
  if (!canGive(await listHeldAt(db, userId, at), template)) fail('notAllowed');
  const companyId = at.boxId === null ? at.companyId : await findCompanyOfBox(db, at.boxId);
  if (companyId === null || isSandboxCompany(companyId)) return fail('sandboxOnly');
  return companyId;
}

/**
 * Refuses with `quotaExceeded` where a company is full, and keeps others from giving or offering roles over it until
 * the transaction ends.
 */
export async function requireSeat(
  db: Inside,
  companyId: number,
  now: Date,
  seating: Seating = {},
): Promise<void> {
  await lockDelegations(db, companyId);
  const remaining = await findDelegationRoom(db, companyId, now, seating);
  if (remaining < 1) fail('quotaExceeded', { remaining: Math.max(0, remaining), needed: 1 });
}

/** What a security event says of a role and where it is over, by their ids. */
export function roleDetail({
  template,
  companyId,
  boxId,
}: OfferedAt & { readonly template: string }): string {
  return `${template} ${boxId === null ? `company:${String(companyId)}` : `box:${String(boxId)}`}`;
}

/** Who accepts an invitation, and from where; without a session while they sign up. */
export interface Accepting {
  readonly userId: number;
  readonly sessionId?: string;
  readonly origin: Origin;
}

/**
 * Gives a user what they were invited to, and uses the invitation up; the caller holds it locked. Both who has the role
 * and who gave it find it among what happened to their accounts (security R66). A company whose renewal is due takes
 * nobody in; the invitation stays open.
 */
export async function acceptInvitation(
  db: Inside,
  invitation: OpenInvitation,
  { userId, sessionId, origin }: Accepting,
  now: Date,
): Promise<void> {
  const { companyId } = invitation;
  requireRenewed(invitation, now);
  if (companyId !== null) await requireSeat(db, companyId, now, { invitationId: invitation.id, userId });
  await markUsed(db, invitation.id, userId, now);
  const { boxId, template, invitedBy: givenBy } = invitation;
  const person = { userId, ...(sessionId !== undefined && { sessionId }) };
  const came = { at: now, by: person, origin, kind: 'invitationAccepted' } as const;
  // Who has that role already keeps it.
  await insertRelation(db, { userId, companyId, boxId, template, givenBy }, came);
  const detail = roleDetail(invitation);
  const by = sessionId === undefined ? {} : { by: { userId, sessionId } };
  await recordSecurityEvent(db, { userId, kind: 'invitationAccepted', at: now, ...by, origin, detail });
  const given = { userId: invitation.invitedBy, kind: 'roleGiven', at: now } as const;
  await recordSecurityEvent(db, { ...given, detail: `${detail} user:${String(userId)}` });
}

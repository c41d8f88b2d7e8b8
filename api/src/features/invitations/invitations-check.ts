import { fail } from '@huella/domain/model/errors';
import { canGive, findGivable } from '@huella/domain/rules/giving';
import type { PermissionTemplate } from '@huella/domain/rules/relations';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import { listTemplatesOverBox, listTemplatesOverCompany, type Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { requireWritable } from '../../http/access';
import { hashOf, invitationProofHours } from '../../http/link-secrets';
import type { Origin } from '../../outside/visitor';
import { insertRelation } from '../rights/relations.store';
import { recordRightsChange } from '../rights/rights-changes.store';
import { chooseContext } from '../users/chosen-context.store';
import { recordSecurityEvent } from '../users/security-events.store';
import { emailKey, isSandboxUser, markDelegated } from '../users/users.store';
import {
  findCompanyOfBox,
  findDelegationRoom,
  listOpenInvitations,
  lockDelegations,
  markDeclined,
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

/** Whether whoever sent an invitation may give its role, as the database knows them now. */
async function isBacked(db: Database, invitation: OpenInvitation): Promise<boolean> {
  const template = findGivable(invitation.template, invitation.boxId === null ? 'company' : 'box');
  return template !== null && canGive(await listHeldAt(db, invitation.invitedBy, invitation), template);
}

/**
 * The invitation behind what its link carries; null where it is unknown, used, late, declined or withdrawn, or whose
 * sender may no longer give the role: they are indistinguishable.
 */
export async function findInvitation(
  db: Database,
  secret: string,
  now: Date,
  hold: 'locked' | 'read' = 'read',
): Promise<OpenInvitation | null> {
  const [found] = await listOpenInvitations(db, { hash: hashOf(secret) }, now, hold);
  return found !== undefined && (await isBacked(db, found)) ? found : null;
}

/** The same where there has to be one: refuses with `invitationNotValid`. */
export async function getInvitation(
  db: Database,
  secret: string,
  now: Date,
  hold: 'locked' | 'read' = 'read',
): Promise<OpenInvitation> {
  return (await findInvitation(db, secret, now, hold)) ?? fail('invitationNotValid');
}

/** Whose invitations are asked for: a signed-in user, who has proved their e-mail. */
type Invitee = Pick<Actor, 'userId' | 'email'>;

/** The open invitations of a user's e-mail, newest first. A sandbox is reached by none, whatever e-mail it was opened with. */
export async function listReceived(
  db: Database,
  { userId, email }: Invitee,
  now: Date,
  { id = null, hold = 'read' }: { readonly id?: number | null; readonly hold?: 'locked' | 'read' } = {},
): Promise<readonly OpenInvitation[]> {
  if (await isSandboxUser(db, userId)) return [];
  const found = await listOpenInvitations(db, { emailKey: emailKey(email), id }, now, hold);
  const backed: OpenInvitation[] = [];
  for (const invitation of found) if (await isBacked(db, invitation)) backed.push(invitation);
  return backed;
}

/** An open invitation of a user's e-mail, locked to the end of the transaction; of any other it is as if there were none. */
export async function getReceived(
  db: Inside,
  invitee: Invitee,
  id: number,
  now: Date,
): Promise<OpenInvitation> {
  const [found] = await listReceived(db, invitee, now, { id, hold: 'locked' });
  return found ?? fail('notFound');
}

/** Whether the link of an invitation still proves the e-mail that it was sent to. */
export function provesEmail({ createdAt }: Pick<OpenInvitation, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= invitationProofHours * 3_600_000;
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
 * and who gave it find it among what happened to their accounts (security R66). They work in its place from then on, and
 * are asked for no company of their own. A company whose renewal is due takes nobody in; the invitation stays open.
 */
export async function acceptInvitation(
  db: Inside,
  invitation: OpenInvitation,
  { userId, sessionId, origin }: Accepting,
  now: Date,
): Promise<void> {
  const { companyId } = invitation;
  requireWritable(invitation, now);
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
  await chooseContext(db, userId, invitation);
  await markDelegated(db, userId, now);
}

/** Declines an invitation that the caller holds locked: its seat is free, and its sender may see that. */
export async function declineInvitation(
  db: Inside,
  { id, ofCompanyId: companyId, boxId, template }: OpenInvitation,
  { userId, sessionId, origin }: Accepting,
  now: Date,
): Promise<void> {
  await markDeclined(db, id, now);
  const by = { userId, ...(sessionId !== undefined && { sessionId }) };
  const change = { at: now, by, origin, kind: 'invitationDeclined' } as const;
  await recordRightsChange(db, { ...change, companyId, boxId, userId, template });
}

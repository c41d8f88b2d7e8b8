import type { SentInvitation as Presented } from '@huella/domain/calls/invitations';
import { fail } from '@huella/domain/model/errors';
import { templateName } from '@huella/domain/rules/relations';
import type { Language } from '@huella/domain/words';
import type { Actor } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { requireWritable } from '../../http/access';
import type { Origin } from '../../outside/visitor';
import { recordRightsChange } from '../rights/rights-changes.store';
import { emailKey } from '../users/users.store';
import { invite } from './invite';
import { listSentInvitations, revokeInvitation, type SentInvitation } from './sent-invitations.store';

/** The invitations that nobody took yet, where a user may give roles. */
export async function presentSent(deps: Deps, { userId, language }: Actor): Promise<Presented[]> {
  const found = await listSentInvitations(deps.db, userId);
  return found.map((invitation) => present(invitation, deps.clock(), language));
}

function present(invitation: SentInvitation, now: Date, language: Language): Presented {
  const { boxId, boxName, ofCompanyId, companyName, expiresAt } = invitation;
  return {
    id: invitation.id,
    email: invitation.email,
    type: boxId === null ? 'COMPANY' : 'BOX',
    id_entity: boxId ?? ofCompanyId,
    name: boxName ?? companyName,
    company_id: ofCompanyId,
    company_name: companyName,
    boxname: boxName,
    id_template: invitation.template,
    rol: templateName(invitation.template, language),
    invited_by_user_id: invitation.inviterId,
    invited_by_user_name: invitation.inviterName,
    invited_by_user_email: invitation.inviterEmail,
    created_at: invitation.createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    state: stateOf(invitation, now),
    refused: invitation.refused,
  };
}

function stateOf({ expiresAt, declinedAt }: SentInvitation, now: Date): Presented['state'] {
  if (declinedAt !== null) return 'declined';
  return expiresAt > now ? 'open' : 'expired';
}

/** An invitation where a user may give roles; of any other it is as if there were none. */
async function getSent(deps: Deps, { userId }: Actor, id: number): Promise<SentInvitation> {
  const [found] = await listSentInvitations(deps.db, userId, id);
  return found ?? fail('notFound');
}

/** Sends an invitation again; the link before works no longer. Answers its new id. */
export async function resend(deps: Deps, actor: Actor, id: number, origin: Origin): Promise<number> {
  const found = await getSent(deps, actor, id);
  requireWritable(found, deps.clock());
  const { email, companyId, boxId, template } = found;
  return invite(deps, actor, { email, companyId, boxId, templateId: template }, origin);
}

/** Withdraws an invitation. One that was taken or withdrawn meanwhile is not there any more. */
export async function revoke(deps: Deps, actor: Actor, id: number, origin: Origin): Promise<void> {
  const { email, ofCompanyId, boxId, template } = await getSent(deps, actor, id);
  await transact(deps.db, async (db) => {
    const at = deps.clock();
    if (!(await revokeInvitation(db, id, at))) fail('notFound');
    await recordRightsChange(db, {
      at,
      by: actor,
      origin,
      kind: 'invitationWithdrawn',
      companyId: ofCompanyId,
      boxId,
      email: emailKey(email),
      template,
    });
  });
}

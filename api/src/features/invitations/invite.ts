import { checkEmail } from '@huella/domain/engine/fields/email';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { canGive, findGivable } from '@huella/domain/rules/giving';
import type { PermissionTemplate } from '@huella/domain/rules/relations';
import type { Actor } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { hashOf, invitationDays, nonceBytes, secretOf } from '../../http/link-secrets';
import type { Origin } from '../../outside/visitor';
import { takeMailTurn } from '../mails/mail-turns-check';
import { queueMail } from '../mails/mails.store';
import { recordRightsChange } from '../rights/rights-changes.store';
import { recordSecurityEvent } from '../users/security-events.store';
import { markOf, requireTry } from '../users/throttle-check';
import { emailKey, findAddressee } from '../users/users.store';
import { requireMayGive, requireSeat, roleDetail } from './invitations-check';
import {
  holdTemplatesAt,
  insertInvitation,
  isGiven,
  revokeOffers,
  type OfferedAt,
} from './invitations.store';

/** Seconds between two invitations of one e-mail to the same role, and how many an e-mail may get a day from all. */
const everySeconds = 60;
const daySeconds = 24 * 3600;
const maxPerDay = 20;

/** Invitations that one user may send in an hour: an account that anyone can open must not write to the world. */
const maxPerHour = 100;

/** Somebody is invited to a role over a place. */
export interface Offer extends OfferedAt {
  readonly email: string;
  readonly templateId: string;
}

/**
 * Invites somebody by e-mail (document 3 section 7): writes the invitation, in place of an open one to the same role,
 * and queues its mail. Access to the place was asked for before; here it is seen that the role may be given there, and
 * by who gives it. The same again within a minute refuses with `tooManyRequests`; another role or place for the same
 * e-mail is offered at once, and its mail waits until the minute is over (security R11). Answers its id.
 */
export async function invite(deps: Deps, actor: Actor, offer: Offer, origin: Origin): Promise<number> {
  const template = checkOffer(offer);
  const ofCompanyId = await requireMayGive(deps.db, actor.userId, offer, template);
  const key = emailKey(offer.email);
  const now = deps.clock();
  await countMail(deps, actor, { ...offer, key }, now);
  const known = await findAddressee(deps.db, offer.email);
  const nonce = deps.randomBytes(nonceBytes);
  const { companyId, boxId } = offer;
  const offered = { companyId, boxId, emailKey: key, template: template.id };
  return transact(deps.db, async (db) => {
    // Asked again where nobody takes it meanwhile: an invitation does not outlive the right to send it.
    if (!canGive(await holdTemplatesAt(db, actor.userId, offer), template)) fail('notAllowed');
    const before = await revokeOffers(db, offered, now);
    if (companyId !== null) await requireSeat(db, companyId, now);
    if (await isGiven(db, key, offer, template.id)) fail('alreadyGiven');
    const invitationId = await insertInvitation(
      db,
      {
        ...offered,
        email: offer.email.trim(),
        invitedBy: actor.userId,
        language: known?.language ?? actor.language,
        nonce,
        hash: hashOf(secretOf(deps.config.tokenSecret, 'invitation', nonce)),
        expiresAt: new Date(now.getTime() + invitationDays * 24 * 3_600_000),
      },
      now,
    );
    const by = { at: now, by: actor, origin };
    const sent = { kind: 'invitationSent', detail: roleDetail(offered) } as const;
    await recordSecurityEvent(db, { ...by, ...sent, userId: actor.userId });
    const kind = before.length === 0 ? 'invited' : 'invitationResent';
    const named = { boxId, email: key, template: template.id };
    await recordRightsChange(db, { ...by, ...named, kind, companyId: ofCompanyId });
    // Last, for anyone who invites the same person at once waits here until this is kept.
    const wait = await takeMailTurn(db, deps, 'invitation', offer.email);
    await queueMail(db, { kind: 'invitation', invitationId }, now, wait);
    return invitationId;
  });
}

/** The role that is offered, when it is one of such a place. */
function checkOffer(offer: Offer): PermissionTemplate {
  const template = findGivable(offer.templateId, offer.boxId === null ? 'company' : 'box');
  const issues = [
    ...checkEmail(offer.email),
    ...(template === null ? [issue('permission_template_id', 'badParam')] : []),
  ];
  return template === null || issues.length > 0 ? failWith(issues) : template;
}

/** Counts the mail before it is written, so that parallel tries cannot pass the limit. */
async function countMail(
  deps: Deps,
  { userId }: Actor,
  { companyId, boxId, templateId, key }: Offer & { readonly key: string },
  now: Date,
): Promise<void> {
  const place = boxId === null ? `company:${String(companyId)}` : `box:${String(boxId)}`;
  const mark = markOf(deps.config, key);
  const limits = [
    { key: `invite:${place}:${templateId}:${mark}`, seconds: everySeconds, max: 1 },
    { key: `invite:${mark}`, seconds: daySeconds, max: maxPerDay },
    { key: `invite:by:${String(userId)}`, seconds: 3600, max: maxPerHour },
  ];
  for (const limit of limits) await requireTry(deps.db, limit, now);
}

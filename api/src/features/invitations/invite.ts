import { checkEmail } from '@huella/domain/accounts/account-rules';
import { fail, failWith, issue } from '@huella/domain/errors';
import { canGive, findGivable } from '@huella/domain/rules/giving';
import type { PermissionTemplate } from '@huella/domain/rules/relations';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import type { Actor } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { hashOf, nonceBytes, secretOf } from '../../http/link-secrets';
import type { Origin } from '../../outside/visitor';
import { queueMail } from '../mails/queue-mail';
import { recordSecurityEvent } from '../users/security-events.store';
import { markOf, requireTry } from '../users/throttle-check';
import { emailKey, findAddressee } from '../users/users.store';
import { listHeldAt, roleDetail } from './invitations-check';
import {
  findCompanyOfBox,
  findDelegationRoom,
  insertInvitation,
  isGiven,
  lockDelegations,
  type OfferedAt,
} from './invitations.store';

/** Hours for which an invitation may be accepted (security R8). */
export const invitationHours = 24;

/** Seconds between two invitations of one e-mail to the same role, and how many an e-mail may get a day from all. */
const everySeconds = 60;
const daySeconds = 24 * 3600;
const mostADay = 20;

/** Invitations that one user may send in an hour: whoever signs up freely must not write to the world. */
const mostAnHour = 100;

/** Somebody is invited to a role over a place. */
export interface Offer extends OfferedAt {
  readonly email: string;
  readonly templateId: string;
}

/**
 * Invites somebody by e-mail (document 3 section 7): writes the invitation, in place of an open one to the same role,
 * and queues its mail. Access to the place was asked for before; here it is seen that the role may be given there, and
 * by who gives it. The same again within a minute refuses with `tooManyRequests`.
 */
export async function invite(deps: Deps, actor: Actor, offer: Offer, origin: Origin): Promise<void> {
  const template = await checkOffer(deps, actor, offer);
  const key = emailKey(offer.email);
  const now = deps.clock();
  await countMail(deps, actor, { ...offer, key }, now);
  const known = await findAddressee(deps.db, offer.email);
  const nonce = deps.randomBytes(nonceBytes);
  await transact(deps.db, async (db) => {
    if (offer.companyId !== null) {
      await lockDelegations(db, offer.companyId);
      const remaining = await findDelegationRoom(db, offer.companyId, now);
      if (remaining < 1) fail('quotaExceeded', { remaining: Math.max(0, remaining), needed: 1 });
    }
    if (await isGiven(db, key, offer, template.id)) fail('alreadyGiven');
    const invitationId = await insertInvitation(
      db,
      {
        companyId: offer.companyId,
        boxId: offer.boxId,
        email: offer.email.trim(),
        emailKey: key,
        template: template.id,
        invitedBy: actor.userId,
        language: known?.language ?? actor.language,
        nonce,
        hash: hashOf(secretOf(deps.config.tokenSecret, 'invitation', nonce)),
        expiresAt: new Date(now.getTime() + invitationHours * 3_600_000),
      },
      now,
    );
    const { userId } = actor;
    const detail = roleDetail({ ...offer, template: template.id });
    await recordSecurityEvent(db, { userId, kind: 'invitationSent', at: now, by: actor, origin, detail });
    await queueMail(db, { kind: 'invitation', invitationId }, now);
  });
}

/** The role that is offered, when it is one of such a place and the user may give it. */
async function checkOffer(deps: Deps, actor: Actor, offer: Offer): Promise<PermissionTemplate> {
  const template = findGivable(offer.templateId, offer.boxId === null ? 'company' : 'box');
  const issues = [
    ...checkEmail(offer.email),
    ...(template === null ? [issue('permission_template_id', 'badParam')] : []),
  ];
  if (template === null || issues.length > 0) return failWith(issues);
  if (!canGive(await listHeldAt(deps.db, actor.userId, offer), template)) fail('notAllowed');
  const companyId = offer.boxId === null ? offer.companyId : await findCompanyOfBox(deps.db, offer.boxId);
  if (companyId === null || isSandboxCompany(companyId)) fail('sandboxOnly');
  return template;
}

/** Counts the mail before it is written, so that parallel tries cannot pass the limit. */
async function countMail(
  deps: Deps,
  { userId }: Actor,
  { companyId, boxId, templateId, key }: Offer & { readonly key: string },
  now: Date,
): Promise<void> {
  const place = boxId === null ? `company:${String(companyId)}` : `box:${String(boxId)}`;
  const mark = markOf(key);
  const limits = [
    { key: `invite:${place}:${templateId}:${mark}`, seconds: everySeconds, most: 1 },
    { key: `invite:${mark}`, seconds: daySeconds, most: mostADay },
    { key: `invite:by:${String(userId)}`, seconds: 3600, most: mostAnHour },
  ];
  for (const limit of limits) await requireTry(deps.db, limit, now);
}

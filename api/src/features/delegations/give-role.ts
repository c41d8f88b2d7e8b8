import { fail, failWith, issue } from '@huella/domain/model/errors';
import { findGivable } from '@huella/domain/rules/giving';
import type { Actor } from '../../db/actors';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Origin } from '../../outside/visitor';
import { requireMayGive, requireSeat, roleDetail } from '../invitations/invitations-check';
import { revokeOffers, type OfferedAt } from '../invitations/invitations.store';
import { takeMailTurn } from '../mails/mail-turns-check';
import { queueMail } from '../mails/mails.store';
import { insertRelation } from '../rights/relations.store';
import { recordRightsChange } from '../rights/rights-changes.store';
import { recordSecurityEvent } from '../users/security-events.store';
import { requireTry } from '../users/throttle-check';
import { holdReceiver, lockRole, type Receiver } from './delegations.store';

/** Somebody is given a role over a place. */
export interface Gift extends OfferedAt {
  readonly userId: number;
  readonly templateId: string;
}

/** Roles that somebody may be given a day, by all together. */
const daySeconds = 24 * 3600;
const maxPerDay = 20;
/** Roles that one user may give in an hour. */
const maxPerHour = 200;

/**
 * Gives a user a role at once, and sends them a mail (document 3 section 7). Access to the place was asked for before;
 * here it is seen that such a role may be given there, by who gives it, to whom. Refuses with `userNotValid` for nobody
 * who can have roles and for oneself, with `alreadyGiven`, and with `quotaExceeded` where a company is full.
 */
export async function giveRole(deps: Deps, actor: Actor, gift: Gift, origin: Origin): Promise<void> {
  const { userId, companyId, boxId, templateId } = gift;
  const template = findGivable(templateId, boxId === null ? 'company' : 'box');
  if (template === null) return failWith([issue('rol', 'badParam')]);
  await requireMayGive(deps.db, actor.userId, gift, template);
  if (userId === actor.userId) fail('userNotValid');
  const role = { userId, companyId, boxId, template: template.id };
  await transact(deps.db, async (db) => {
    const at = deps.clock();
    const receiver = (await holdReceiver(db, userId)) ?? fail('userNotValid');
    const by = { at, by: actor, origin };
    const isOwner = companyId !== null && (await lockRole(db, { ...role, template: 'owner' })) !== null;
    if (isOwner || (await lockRole(db, role)) !== null) fail('alreadyGiven');
    await withdrawOffers(db, receiver, role, by);
    if (companyId !== null) await requireSeat(db, companyId, at, { userId });
    const relationId = await insertRelation(db, { ...role, givenBy: actor.userId }, by);
    if (relationId === null) return fail('alreadyGiven');
    await countGift(db, actor, role, at);
    const detail = roleDetail(role);
    const given = { kind: 'roleGiven', detail: `${detail} user:${String(userId)}` } as const;
    await recordSecurityEvent(db, { ...by, ...given, userId: actor.userId });
    await recordSecurityEvent(db, { userId, kind: 'roleReceived', at, detail });
    // Last, for anyone who gives the same person another role at once waits here until this is kept.
    const wait = await takeMailTurn(db, deps, 'role', receiver.email);
    await queueMail(db, { kind: 'role', userId, relationId }, at, wait);
  });
}

type GivenRole = Parameters<typeof lockRole>[1];

/** What was offered to somebody who is given it now is offered no longer. */
async function withdrawOffers(
  db: Inside,
  { id: userId, emailKey }: Receiver,
  role: GivenRole,
  by: { readonly at: Date; readonly by: Actor; readonly origin: Origin },
): Promise<void> {
  const { template, companyId, boxId } = role;
  for (const ofCompanyId of await revokeOffers(db, { emailKey, companyId, boxId, template }, by.at))
    await recordRightsChange(db, {
      ...by,
      kind: 'invitationWithdrawn',
      companyId: ofCompanyId,
      boxId,
      userId,
      template,
    });
}

/** Counts what is given: in the transaction, for what is refused writes no mail. */
async function countGift(db: Inside, { userId: by }: Actor, role: GivenRole, now: Date): Promise<void> {
  const user = String(role.userId);
  const limits = [
    { key: `role:${user}`, seconds: daySeconds, max: maxPerDay },
    { key: `role:by:${String(by)}`, seconds: 3600, max: maxPerHour },
  ];
  for (const limit of limits) await requireTry(db, limit, now);
}

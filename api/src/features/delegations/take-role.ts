import { fail, failWith, issue } from '@huella/domain/model/errors';
import { canTake } from '@huella/domain/rules/giving';
import { codesOf, findTemplate } from '@huella/domain/rules/relations';
import type { Actor } from '../../db/actors';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Origin } from '../../outside/visitor';
import { listHeldAt, roleDetail } from '../invitations/invitations-check';
import { takeMailTurn } from '../mails/mail-turns-check';
import { queueMail } from '../mails/mails.store';
import { removeRelation } from '../rights/relations.store';
import { recordSecurityEvent } from '../users/security-events.store';
import { findAddresseeOf, isSandboxUser } from '../users/users.store';
import { lockRole } from './delegations.store';
import type { Gift } from './give-role';
import { giverOf } from './present-role';

/**
 * Takes a role away from a user, or gives up one's own (decisions section 3, document 3 section 6): it is gone at their
 * next request, and they are told by mail. Access to the place was asked for before; here it is seen whether this role may be taken, and by whom.
 * Refuses with `notGiven` where they do not have it, so that of two who take it at once one hears it.
 */
export async function takeRole(deps: Deps, actor: Actor, gift: Gift, origin: Origin): Promise<void> {
  const { userId, companyId, boxId, templateId } = gift;
  const template = findTemplate(templateId);
  if (template?.over !== (boxId === null ? 'company' : 'box')) return failWith([issue('rol', 'badParam')]);
  const role = { userId, companyId, boxId, template: templateId };
  await transact(deps.db, async (db) => {
    const at = deps.clock();
    const held = await listHeldAt(db, actor.userId, gift);
    const isOwn = userId === actor.userId;
    const found = await lockRole(db, role);
    // Who may not look at the roles of others does not learn who has which.
    if (found === null)
      return fail(isOwn || codesOf(held).includes('COMPANY_EDIT') ? 'notGiven' : 'notAllowed');
    const { givenBy, givenByOwner } = found;
    const taking = {
      held,
      isOwn,
      gave: givenBy === actor.userId,
      origin: giverOf({ giverId: givenBy, givenByOwner }),
    };
    if (!canTake(template, taking)) fail('notAllowed');
    const by = { at, by: actor, origin };
    await removeRelation(db, role, by);
    const detail = roleDetail(role);
    if (isOwn) {
      await recordSecurityEvent(db, { ...by, userId, kind: 'roleLeft', detail });
      return;
    }
    const eventId = await recordSecurityEvent(db, { userId, kind: 'roleTaken', at, detail });
    const taken = `${detail} user:${String(userId)}`;
    await recordSecurityEvent(db, { ...by, userId: actor.userId, kind: 'roleWithdrawn', detail: taken });
    return tellOfTaken(db, deps, { userId, eventId });
  });
}

/**
 * Queues the mail that tells somebody of a role that was taken from them; the event is that of their account. To who only
 * tries the product there is none.
 */
async function tellOfTaken(
  db: Inside,
  deps: Pick<Deps, 'config' | 'clock'>,
  { userId, eventId }: { readonly userId: number; readonly eventId: number },
): Promise<void> {
  const reader = (await isSandboxUser(db, userId)) ? null : await findAddresseeOf(db, userId);
  if (reader === null) return;
  const wait = await takeMailTurn(db, deps, 'roleTaken', reader.email);
  await queueMail(db, { kind: 'roleTaken', userId, eventId }, deps.clock(), wait);
}

import { checkNextPassword, checkProof } from '@huella/domain/rules/account-rules';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { failWith } from '@huella/domain/model/errors';
import type { Actor } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { hashPassword } from '../../http/passwords';
import type { Origin } from '../../outside/visitor';
import { getTenant } from '../tenants/tenants.store';
import { refusePassword, requireOwnPassword } from '../users/password-check';
import { recordSecurityEvent } from '../users/security-events.store';
import { endSessions } from '../users/sessions.store';
import { swapPassword } from '../users/users.store';
import { queueAccountMail } from './account-mails';
import { closeLinks } from './links.store';

const field = 'currentPassword';

/**
 * Changes the password of a signed-in user who knows it. Every other session ends, links to choose another are used
 * up, and the owner gets a mail. Of many changes at once that prove the same password one is made; the others are
 * refused at the field because it is not the current one (security R7).
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  { currentPassword, newPassword, tenant }: BodyOf<Calls['users.changePassword']>,
  origin: Origin,
): Promise<void> {
  const issues = [...checkProof(currentPassword, field), ...checkNextPassword(currentPassword, newPassword)];
  if (issues.length > 0) failWith(issues);
  const proof = { actor, password: currentPassword, origin, field };
  const { passwordHash: from } = await requireOwnPassword(deps, proof);
  const to = await hashPassword(newPassword);
  const { label } = await getTenant(deps.db, tenant);
  const { userId, sessionId, email } = actor;
  await transact(deps.db, async (db) => {
    const at = deps.clock();
    if (!(await swapPassword(db, userId, { from, to }))) refusePassword(field);
    await closeLinks(db, userId, 'reset', at);
    await endSessions(db, userId, sessionId, 'password', at);
    const eventId = await recordSecurityEvent(db, { userId, kind: 'passwordChanged', at, by: actor, origin });
    await queueAccountMail(db, deps, 'passwordChanged', { userId, email, tenant: label, eventId });
  });
}

import { emailKey } from '@huella/domain/rules/account-rules';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Origin } from '../../outside/visitor';
import { recordSecurityEvent } from '../users/security-events.store';
import { markValidated } from '../users/users.store';
import { findInvitation, provesEmail } from './invitations-check';

/**
 * Proves the e-mail of an account by the link of an invitation that was sent to it within a day (decisions section 8).
 * The caller knows that whoever holds the link knows the password, too: an account that a stranger made with somebody
 * else's e-mail is not theirs by an invitation to its owner. Answers whether it is proved.
 */
export async function proveByInvitation(
  deps: Deps,
  { userId, email, secret }: { readonly userId: number; readonly email: string; readonly secret: string },
  origin: Origin,
): Promise<boolean> {
  return transact(deps.db, async (db) => {
    const at = deps.clock();
    const found = await findInvitation(db, secret, at);
    if (found === null || found.emailKey !== emailKey(email) || !provesEmail(found, at)) return false;
    await markValidated(db, userId, at);
    await recordSecurityEvent(db, { userId, kind: 'emailProved', at, origin });
    return true;
  });
}

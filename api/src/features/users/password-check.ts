import { checkProof, emailKey } from '@huella/domain/rules/account-rules';
import { failWith, issue } from '@huella/domain/model/errors';
import type { Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { isPassword } from '../../http/passwords';
import type { Origin } from '../../outside/visitor';
import { recordAgainst, recordSecurityEvent } from './security-events.store';
import { markOf, refuseUntil } from './throttle-check';
import { countTry, removeTries } from './throttle.store';
import { findCredentials, type Credentials } from './users.store';

/** Tries at one account in a quarter of an hour; the tenth failure closes it for the rest (security R2). */
const triesPerAccount = 10;
const windowSeconds = 15 * 60;

/**
 * Looks whether a password is that of an account. The try is counted before it is looked at, so parallel guesses cannot
 * pass the limit; an unknown e-mail takes as long as a wrong password. Null when it is wrong; past the limit it refuses
 * with `tooManyRequests`, and the account is notified once.
 */
export async function checkCredentials(
  deps: Deps,
  { email, password, origin }: { readonly email: string; readonly password: string; readonly origin: Origin },
): Promise<Credentials | null> {
  const now = deps.clock();
  const key = keyOf(deps, email);
  const { hits, resetsAt } = await countTry(deps.db, key, windowSeconds, now);
  if (hits > triesPerAccount) {
    if (hits === triesPerAccount + 1)
      await recordAgainst(deps.db, emailKey(email), { kind: 'signInBlocked', at: now, origin });
    refuseUntil(resetsAt, now);
  }
  const credentials = await findCredentials(deps.db, email);
  const matches = await isPassword(password, credentials?.passwordHash ?? null);
  if (credentials === null || !matches) return null;
  await removeTries(deps.db, key);
  return credentials;
}

/**
 * Forgets the guesses at the password of an account: it has another one, chosen by who reads its mails. So the owner comes in
 * at once, whoever goes on guessing.
 */
export async function forgetGuesses(db: Database, deps: Pick<Deps, 'config'>, email: string): Promise<void> {
  await removeTries(db, keyOf(deps, email));
}

function keyOf({ config }: Pick<Deps, 'config'>, email: string): string {
  return `signIn:${markOf(config, emailKey(email))}`;
}

/** What somebody who is signed in proves to be themselves with. */
export interface Proof {
  readonly actor: Actor;
  readonly password: string;
  readonly origin: Origin;
  /** Where the password is in what was sent. */
  readonly field: string;
}

/**
 * Asks the signed-in user for their password once more, before what a borrowed session must not do. Wrong tries count
 * like those of signing in, and are refused at the field. Answers what was proved, so that what follows from it can make
 * sure that it still holds.
 */
export async function requireOwnPassword(
  deps: Deps,
  { actor, password, origin, field }: Proof,
): Promise<Credentials> {
  const missing = checkProof(password, field);
  if (missing.length > 0) failWith(missing);
  const credentials = await checkCredentials(deps, { email: actor.email, password, origin });
  if (credentials !== null) return credentials;
  const at = deps.clock();
  await recordSecurityEvent(deps.db, {
    userId: actor.userId,
    kind: 'passwordRefused',
    at,
    by: actor,
    origin,
  });
  return refusePassword(field);
}

/** Says at its field that a password is not the account's, or is no longer. Never returns. */
export function refusePassword(field: string): never {
  return failWith([issue(field, 'wrongPassword')]);
}

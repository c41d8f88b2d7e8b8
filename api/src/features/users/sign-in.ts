import { createHash } from 'node:crypto';
import { fail } from '@huella/domain/errors';
import type { Deps } from '../../deps';
import { refreshSeconds, type Claims, type TokenPair } from '../../http/tokens';
import { isPassword } from '../../http/passwords';
import { endSession, findTurn, insertSession, turnSession } from './sessions.store';
import { countTry, removeTries } from './throttle.store';
import { emailKey, findCredentials } from './users.store';

/** Tries at one account in a quarter of an hour; the tenth failure closes it for the rest (security R2). */
const triesPerAccount = 10;
const windowSeconds = 15 * 60;

/** For this long the pair that replaced a token is answered again, for parallel tabs (decisions section 1). */
const graceMs = 10_000;

const later = (now: Date) => new Date(now.getTime() + refreshSeconds * 1000);

/** The e-mail itself is not kept for tries at addresses that may not be ours. */
function tryKey(email: string): string {
  return `signIn:${createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 32)}`;
}

/** Tokens, or the demand to prove the e-mail first (document 1 section 4). */
export interface SignedIn extends TokenPair {
  readonly reValidate: boolean;
}

/**
 * Opens a session for an e-mail and password. The try is counted before the password is looked at, so parallel
 * guesses cannot pass the limit; an unknown e-mail takes as long and answers the same as a wrong password. Whoever has
 * not proved the e-mail to be theirs gets no tokens, and is told so.
 */
export async function signIn(deps: Deps, email: string, password: string): Promise<SignedIn> {
  const now = deps.clock();
  const key = tryKey(email);
  const { hits, resetsAt } = await countTry(deps.db, key, windowSeconds, now);
  if (hits > triesPerAccount) {
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
    fail('tooManyRequests', { seconds });
  }
  const credentials = await findCredentials(deps.db, email);
  const matches = await isPassword(password, credentials?.passwordHash ?? null);
  if (credentials === null || !matches) return fail('wrongCredentials');
  await removeTries(deps.db, key);
  if (credentials.validatedAt === null) return { token: '', refreshToken: '', reValidate: true };
  return { ...(await openSession(deps, credentials.userId)), reValidate: false };
}

/** Opens a session of a user whose identity is settled. */
export async function openSession(deps: Deps, userId: number): Promise<TokenPair> {
  const now = deps.clock();
  const sessionId = deps.newId();
  await insertSession(deps.db, { id: sessionId, userId, now, expiresAt: later(now) });
  return deps.tokens.issue({ userId, sessionId, generation: 1 }, now);
}

/**
 * Turns a refresh token into the next pair. A token that was turned before is answered with the same pair within
 * the grace, because tabs race; after it somebody else has it, and the whole family ends.
 */
export async function turnRefreshToken(deps: Deps, claims: Claims): Promise<TokenPair> {
  // Whole seconds, as tokens carry them, so that the same pair can be issued again from the database row.
  const now = new Date(Math.floor(deps.clock().getTime() / 1000) * 1000);
  const next = { ...claims, generation: claims.generation + 1 };
  const turned = await turnSession(deps.db, { ...claims, now, expiresAt: later(now) });
  if (turned) return deps.tokens.issue(next, now);
  const current = await findTurn(deps.db, claims.sessionId);
  if (current === null) return fail('notSignedIn');
  const withinGrace = deps.clock().getTime() - current.rotatedAt.getTime() <= graceMs;
  if (current.generation === next.generation && withinGrace)
    return deps.tokens.issue(next, current.rotatedAt);
  await endSession(deps.db, claims.sessionId, 'reuse', deps.clock());
  return fail('notSignedIn');
}

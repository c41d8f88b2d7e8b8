import { emailKey } from '@huella/domain/rules/account-rules';
import { fail } from '@huella/domain/model/errors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { refreshSeconds, type Claims, type TokenPair } from '../../http/tokens';
import { noOrigin, type Origin } from '../../outside/visitor';
import { proveByInvitation } from '../invitations/prove-email-check';
import { findMailWait } from '../mails/mail-turns-check';
import { checkCredentials } from './password-check';
import { recordAgainst, recordSecurityEvent } from './security-events.store';
import { endSession, findTurn, insertSession, turnSession } from './sessions.store';
import { holdAccount } from './users.store';

/** For this long the pair that replaced a token is answered again, for parallel tabs (decisions section 1). */
const graceMs = 10_000;

const later = (now: Date) => new Date(now.getTime() + refreshSeconds * 1000);

/** Tokens, or the demand to prove the e-mail first (document 1 section 4). */
export interface SignedIn extends TokenPair {
  readonly reValidate: boolean;
  /** Seconds until another mail that proves the e-mail may be asked for. */
  readonly waitSeconds?: number;
}

/** What somebody signs in with; who comes by an invitation brings what its link carries. */
interface Given {
  readonly email: string;
  readonly password: string;
  readonly invitation?: string | undefined;
}

/**
 * Opens a session for an e-mail and password. An unknown e-mail takes as long and answers the same as a wrong password.
 * Anyone who has not proved the e-mail to be theirs gets no tokens, and learns why, unless an invitation that was sent
 * there lately proves it.
 */
export async function signIn(deps: Deps, given: Given, origin: Origin): Promise<SignedIn> {
  const credentials = await checkCredentials(deps, { ...given, origin });
  if (credentials === null) {
    const failed = { kind: 'signInFailed', at: deps.clock(), origin } as const;
    await recordAgainst(deps.db, emailKey(given.email), failed);
    return fail('wrongCredentials');
  }
  if (credentials.validatedAt === null && !(await isProvedBy(deps, credentials.userId, given, origin))) {
    const waitSeconds = await findMailWait(deps.db, deps, 'validate', given.email);
    return { token: '', refreshToken: '', reValidate: true, waitSeconds };
  }
  return {
    ...(await openSession(deps, credentials.userId, origin, credentials.passwordHash)),
    reValidate: false,
  };
}

/** Whether the invitation that somebody comes by proves their e-mail. */
async function isProvedBy(
  deps: Deps,
  userId: number,
  { email, invitation: secret }: Given,
  origin: Origin,
): Promise<boolean> {
  return secret !== undefined && (await proveByInvitation(deps, { userId, email, secret }, origin));
}

/**
 * Opens a session of a user whose identity is settled: by a password, where its hash is given, which must be the
 * account's still; otherwise by what the caller has proved.
 */
export async function openSession(
  deps: Deps,
  userId: number,
  origin: Origin = noOrigin,
  passwordHash: string | null = null,
): Promise<TokenPair> {
  const now = deps.clock();
  const sessionId = deps.newId();
  await transact(deps.db, async (db) => {
    if (!(await holdAccount(db, userId, passwordHash))) fail('wrongCredentials');
    await insertSession(db, { id: sessionId, userId, now, expiresAt: later(now), origin });
    await recordSecurityEvent(db, { userId, kind: 'signedIn', at: now, by: { userId, sessionId }, origin });
  });
  return deps.tokens.issue({ userId, sessionId, generation: 1 }, now);
}

/** Ends the session that asks for it. */
export async function signOut(
  deps: Deps,
  by: { readonly userId: number; readonly sessionId: string },
  origin: Origin,
): Promise<void> {
  const at = deps.clock();
  await transact(deps.db, async (db) => {
    if ((await endSession(db, by.sessionId, 'signOut', at)) === null) return;
    await recordSecurityEvent(db, { userId: by.userId, kind: 'signedOut', at, by, origin });
  });
}

/**
 * Turns a refresh token into the next pair. A token that was turned before is answered with the same pair within
 * the grace, because tabs race; after it somebody else has it, and the whole family ends.
 */
export async function turnRefreshToken(deps: Deps, claims: Claims, origin: Origin): Promise<TokenPair> {
  // Whole seconds, as tokens carry them, so that the same pair can be issued again from the database row.
  const now = new Date(Math.floor(deps.clock().getTime() / 1000) * 1000);
  const next = { ...claims, generation: claims.generation + 1 };
  const turned = await turnSession(deps.db, { ...claims, now, expiresAt: later(now), origin });
  if (turned) return deps.tokens.issue(next, now);
  const current = await findTurn(deps.db, claims.sessionId);
  if (current === null) return fail('notSignedIn');
  const withinGrace = deps.clock().getTime() - current.rotatedAt.getTime() <= graceMs;
  if (current.generation === next.generation && withinGrace)
    return deps.tokens.issue(next, current.rotatedAt);
  await endReused(deps, claims.sessionId, origin);
  return fail('notSignedIn');
}

/** Ends a session whose old token somebody used again, and says to its owner from where. */
async function endReused(deps: Deps, sessionId: string, origin: Origin): Promise<void> {
  const at = deps.clock();
  await transact(deps.db, async (db) => {
    const userId = await endSession(db, sessionId, 'reuse', at);
    if (userId === null) return;
    await recordSecurityEvent(db, { userId, kind: 'refreshReused', at, origin, subjectId: sessionId });
  });
}

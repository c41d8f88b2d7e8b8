import type { ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import type { UsedPasskeyAnswer } from '../../outside/passkeys/passkeys';
import type { Origin } from '../../outside/visitor';
import { challengeMs, makeChallenge, requirePasskeyHome, takeChallenge } from './passkey-challenges';
import { findPasskey, markPasskeyUsed } from './passkeys.store';
import { openSession, type SignedIn } from './sign-in';

/** What a browser needs to sign in with a passkey. The device knows whose it is, so it says the same to everybody. */
export async function offerSignIn(deps: Deps): Promise<ReplyInputOf<Calls['passkeys.signInOptions']>> {
  const { name, origin } = requirePasskeyHome(deps);
  const challenge = await makeChallenge(deps, null);
  return {
    options: { rpId: name, challenge, timeout: challengeMs, userVerification: 'required' },
    address: origin,
  };
}

/**
 * Opens a session for a passkey that has signed a challenge of ours. Whatever is wrong with it, the answer is the same:
 * unknown, removed, of a disabled user, signed by another, used before by its own count.
 */
export async function signInByPasskey(
  deps: Deps,
  answer: UsedPasskeyAnswer,
  origin: Origin,
): Promise<SignedIn> {
  const home = requirePasskeyHome(deps);
  const challenge = await takeChallenge(deps, answer.response.clientDataJSON, null);
  const passkey = await findPasskey(deps.db, Buffer.from(answer.id, 'base64url'));
  if (passkey === null) return fail('passkeyRefused');
  // The device says whose passkey it is, and must mean the same user.
  if (answer.response.userHandle !== passkey.handle?.toString('base64url')) return fail('passkeyRefused');
  const counter = await deps.passkeys.readUse(home, answer, challenge, passkey);
  if (counter === null) return fail('passkeyRefused');
  if (!(await markPasskeyUsed(deps.db, { id: passkey.id, counter }, deps.clock())))
    return fail('passkeyRefused');
  if (passkey.validatedAt === null) return { token: '', refreshToken: '', reValidate: true };
  return { ...(await openSession(deps, passkey.userId, origin)), reValidate: false };
}

import { fail } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import { hashOf } from '../../http/link-secrets';
import type { PasskeyHome } from '../../outside/passkeys/passkey-home';
import { readChallenge } from '../../outside/passkeys/passkeys';
import { insertChallenge, useChallenge } from './passkey-challenges.store';

/** How long a challenge may be answered: browsers and the server give the same time, in milliseconds. */
export const challengeMs = 5 * 60_000;

const challengeBytes = 32;

/** Where passkeys work; refuses where they do not. */
export function requirePasskeyHome({ passkeys }: Deps): PasskeyHome {
  return passkeys.home() ?? fail('passkeysUnavailable');
}

/** Makes a challenge: for a user who adds a passkey, or with null for anybody who signs in. Only its hash is kept. */
export async function makeChallenge(deps: Deps, userId: number | null): Promise<string> {
  const challenge = deps.randomBytes(challengeBytes).toString('base64url');
  const expiresAt = new Date(deps.clock().getTime() + challengeMs);
  await insertChallenge(deps.db, { hash: hashOf(challenge), userId, expiresAt });
  return challenge;
}

/**
 * The challenge that an answer is for, used up whatever the answer is worth. Refuses with `passkeyLate` one that was not
 * given for this, was used, or was given too long ago.
 */
export async function takeChallenge(
  deps: Deps,
  clientDataJSON: string,
  userId: number | null,
): Promise<string> {
  const challenge = readChallenge(clientDataJSON);
  const isOurs =
    challenge !== null && (await useChallenge(deps.db, { hash: hashOf(challenge), userId }, deps.clock()));
  return isOurs ? challenge : fail('passkeyLate');
}

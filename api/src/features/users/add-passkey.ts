import { checkPasskeyName, mostPasskeys } from '@huella/domain/accounts/passkey-rules';
import type { BodyOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith } from '@huella/domain/errors';
import type { Actor } from '../../db/actors';
import { findPgFault } from '../../db/pg-fault';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { signatureKinds } from '../../outside/passkeys/passkeys';
import type { Origin } from '../../outside/visitor';
import { challengeMs, makeChallenge, requirePasskeyHome, takeChallenge } from './passkey-challenges';
import {
  countPasskeys,
  insertPasskey,
  keepHandle,
  listCredentials,
  removePasskey,
  type NewPasskey,
} from './passkeys.store';
import { requireOwnPassword } from './password-check';
import { recordSecurityEvent } from './security-events.store';

const handleBytes = 32;

/**
 * What a browser needs to make a passkey, for who knows the password. The challenge in it stands for that: it is good
 * for this user alone, once, for five minutes.
 */
export async function offerPasskey(
  deps: Deps,
  actor: Actor,
  password: string,
  origin: Origin,
): Promise<ReplyInputOf<Calls['passkeys.options']>> {
  const home = requirePasskeyHome(deps);
  await requireOwnPassword(deps, { actor, password, origin, field: 'password' });
  const { userId, email, firstname, lastname } = actor;
  const known = await listCredentials(deps.db, userId);
  if (known.length >= mostPasskeys) fail('tooManyPasskeys', { max: mostPasskeys });
  const handle = await keepHandle(deps.db, userId, deps.randomBytes(handleBytes));
  return {
    rp: { id: home.name, name: 'Huella' },
    user: {
      id: handle.toString('base64url'),
      name: email,
      displayName: `${firstname} ${lastname}`.trim(),
    },
    challenge: await makeChallenge(deps, userId),
    pubKeyCredParams: signatureKinds.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    // Which make a device is tells nothing that we would act on.
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      type: 'public-key',
      transports,
    })),
    // Found by the device without an e-mail, and opened by finger, face or PIN.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** Keeps a passkey that a browser has made for a challenge of this user, and answers its id. */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { name, passkey }: BodyOf<Calls['passkeys.add']>,
  origin: Origin,
): Promise<number> {
  const issues = checkPasskeyName(name);
  if (issues.length > 0) failWith(issues);
  const home = requirePasskeyHome(deps);
  const challenge = await takeChallenge(deps, passkey.response.clientDataJSON, actor.userId);
  const key = (await deps.passkeys.readNew(home, passkey, challenge)) ?? fail('passkeyNotTaken');
  const { transports } = passkey.response;
  const { userId } = actor;
  return keepPasskey(deps, { ...key, userId, name: name.trim(), transports }, { actor, origin });
}

/** Who does it, and from where. */
interface Doer {
  readonly actor: Actor;
  readonly origin: Origin;
}

async function keepPasskey(deps: Deps, passkey: NewPasskey, { actor, origin }: Doer): Promise<number> {
  try {
    return await transact(deps.db, async (inside) => {
      const count = await countPasskeys(inside, passkey.userId);
      if (count >= mostPasskeys) fail('tooManyPasskeys', { max: mostPasskeys });
      const at = deps.clock();
      const { userId, name: detail } = passkey;
      await recordSecurityEvent(inside, { userId, kind: 'passkeyAdded', at, by: actor, origin, detail });
      return insertPasskey(inside, passkey, at);
    });
  } catch (error) {
    if (findPgFault(error)?.constraint === 'passkey_credential_unique') fail('passkeyKnown');
    throw error;
  }
}

/** Removes a passkey of whoever asks and knows the password; those of others are not found. */
export async function dropPasskey(
  deps: Deps,
  actor: Actor,
  { id, password }: { readonly id: number; readonly password: string },
  origin: Origin,
): Promise<void> {
  await requireOwnPassword(deps, { actor, password, origin, field: 'password' });
  const { userId } = actor;
  await transact(deps.db, async (inside) => {
    const detail = (await removePasskey(inside, userId, id)) ?? fail('notFound');
    const at = deps.clock();
    await recordSecurityEvent(inside, { userId, kind: 'passkeyRemoved', at, by: actor, origin, detail });
  });
}

import { checkPasskeyName, maxPasskeys } from '@huella/domain/rules/passkey-rules';
import type { BodyOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith } from '@huella/domain/model/errors';
import type { Actor } from '../../db/actors';
import { findPgFault } from '../../db/pg-fault';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { signatureKinds } from '../../outside/passkeys/passkeys';
import type { Origin } from '../../outside/visitor';
import { queueMail } from '../mails/mails.store';
import { getTenant } from '../tenants/tenants.store';
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
 * What a browser needs to make a passkey, for who knows the password. The challenge in it proves that: it is good
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
  if (known.length >= maxPasskeys) fail('tooManyPasskeys', { max: maxPasskeys });
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
    // Which make a device is says nothing that we would act on.
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
  { name, passkey, tenant }: BodyOf<Calls['passkeys.add']>,
  origin: Origin,
): Promise<number> {
  const issues = checkPasskeyName(name);
  if (issues.length > 0) failWith(issues);
  const home = requirePasskeyHome(deps);
  const challenge = await takeChallenge(deps, passkey.response.clientDataJSON, actor.userId);
  const key = (await deps.passkeys.readNew(home, passkey, challenge)) ?? fail('passkeyNotTaken');
  const { transports } = passkey.response;
  const { userId } = actor;
  const { label } = await getTenant(deps.db, tenant);
  const doer = { actor, origin, tenant: label };
  return keepPasskey(deps, { ...key, userId, name: name.trim(), transports }, doer);
}

/** Who does it, from where, and at which tenant. */
interface Doer {
  readonly actor: Actor;
  readonly origin: Origin;
  readonly tenant: string;
}

async function keepPasskey(deps: Deps, passkey: NewPasskey, doer: Doer): Promise<number> {
  try {
    return await transact(deps.db, async (inside) => {
      const count = await countPasskeys(inside, passkey.userId);
      if (count >= maxPasskeys) fail('tooManyPasskeys', { max: maxPasskeys });
      await notify(inside, deps, 'passkeyAdded', passkey.name, doer);
      return insertPasskey(inside, passkey, deps.clock());
    });
  } catch (error) {
    if (findPgFault(error)?.constraint === 'passkey_credential_unique') fail('passkeyKnown');
    throw error;
  }
}

/** Writes down what was done to the passkeys of an account, and notifies its owner by mail. */
async function notify(
  inside: Inside,
  deps: Deps,
  kind: 'passkeyAdded' | 'passkeyRemoved',
  detail: string,
  { actor, origin, tenant }: Doer,
): Promise<void> {
  const { userId } = actor;
  const now = deps.clock();
  const event = { userId, kind, at: now, by: actor, origin, detail };
  const eventId = await recordSecurityEvent(inside, event);
  await queueMail(inside, { kind, userId, tenant, eventId }, now);
}

/** Removes a passkey of a caller who knows the password; those of others are not found. */
export async function dropPasskey(
  deps: Deps,
  actor: Actor,
  { id, password, tenant }: { readonly id: number } & BodyOf<Calls['passkeys.remove']>,
  origin: Origin,
): Promise<void> {
  await requireOwnPassword(deps, { actor, password, origin, field: 'password' });
  const { label } = await getTenant(deps.db, tenant);
  await transact(deps.db, async (inside) => {
    const name = (await removePasskey(inside, actor.userId, id)) ?? fail('notFound');
    await notify(inside, deps, 'passkeyRemoved', name, { actor, origin, tenant: label });
  });
}

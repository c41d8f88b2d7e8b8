import type { BodyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { Language } from '@huella/domain/words';
import { call } from '../call/call';
import { CallError } from '../call/call-error';
import { enter, type SignInOutcome } from './session';
import { tenantLabel } from './own-label';

/**
 * Why a device gave nothing: its owner closed its window, it has a passkey of this user already, passkeys belong to
 * another address, or it cannot make or use one.
 */
export type DeviceReason = 'cancelled' | 'known' | 'elsewhere' | 'unable';

/** A device that was asked for a passkey gave none. */
export class DeviceFault extends Error {
  readonly reason: DeviceReason;

  constructor(reason: DeviceReason) {
    super(reason);
    this.name = 'DeviceFault';
    this.reason = reason;
  }
}

/** What browsers call it (Web Authentication level 3). A window that nobody answers closes by itself, as if cancelled. */
const reasons: Readonly<Record<string, DeviceReason>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
};

/**
 * Signs in with a passkey, of whichever user the device has one. Like with a password, an account whose e-mail is not
 * proved does not come in. Throws `DeviceFault` or the refusal.
 */
export async function signInWithPasskey(language: Language | null): Promise<SignInOutcome> {
  const { options: optionsJSON, address } = await call('passkeys.signInOptions', {});
  if (address !== window.location.origin) throw new DeviceFault('elsewhere');
  const passkey = await askDevice(({ startAuthentication }) => startAuthentication({ optionsJSON }));
  return enter(await call('passkeys.signIn', { body: { passkey } }), language);
}

/** Has the device make a passkey of the signed-in user, who gives the password again, and keeps it under a name. */
export async function addPasskey({
  name,
  password,
}: Pick<BodyInputOf<Calls['passkeys.add']>, 'name'> & { readonly password: string }): Promise<void> {
  const optionsJSON = await call('passkeys.options', { body: { password } });
  const passkey = await askDevice(({ startRegistration }) => startRegistration({ optionsJSON }));
  await call('passkeys.add', { body: { name, passkey, tenant: tenantLabel() } });
}

/** The library that talks to the device comes when it is first needed: most people sign in without it. */
async function askDevice<Answer>(
  ask: (library: typeof import('@simplewebauthn/browser')) => Promise<Answer>,
): Promise<Answer> {
  const library = await import('@simplewebauthn/browser').catch(() => {
    throw new CallError('unavailable');
  });
  return ask(library).catch((error: unknown) => {
    throw new DeviceFault((error instanceof Error ? reasons[error.name] : undefined) ?? 'unable');
  });
}

import { z } from 'zod';
import { defineCall } from './contract';
import { done, idParam } from './schemas';
import { signedIn } from './users';
import { askedTenant } from './tenants';

/** Bytes as browsers write them in answers to a challenge: base64url without padding. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const credentialId = bytes(1_400);
// Longer than any that is right: what is wrong with it is reported at its field.
const name = z.string().max(1_000);
const password = z.string().max(1_000);
const params = z.object({ id: idParam });

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** How a browser describes a new passkey (Web Authentication level 3, RegistrationResponseJSON); the rest of it is not read. */
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(32_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .default([]),
  }),
});

/** How a browser describes the use of a passkey (the same, AuthenticationResponseJSON). */
const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    userHandle: bytes(100).optional(),
  }),
});

const known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** What a browser needs to make a passkey (the same, PublicKeyCredentialCreationOptionsJSON). */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What a browser needs to use one: no list of keys, so the device offers those it has. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** The address at which passkeys work, `https://huella.example`. */
const address = z.string();

/** Passkeys of the signed-in user, and signing in with one. */
export const passkeyCalls = {
  'passkeys.options': defineCall({
    method: 'POST',
    path: '/users/passkeys/options',
    access: { who: 'user' },
    limit: 'credentials',
    tag: 'users',
    summary: 'What a browser needs to make a passkey, for who gives the password again',
    body: z.object({ password }),
    reply: creationOptions,
    errors: ['tooManyPasskeys', 'passkeysUnavailable'],
  }),
  'passkeys.add': defineCall({
    method: 'POST',
    path: '/users/passkeys',
    access: { who: 'user' },
    limit: 'credentials',
    tag: 'users',
    summary: 'Keep the passkey that a browser has made',
    body: z.object({ name, passkey: newPasskey, tenant: askedTenant }),
    reply: z.object({ id: z.number() }),
    errors: ['passkeyNotTaken', 'passkeyLate', 'passkeyKnown', 'tooManyPasskeys', 'passkeysUnavailable'],
  }),
  'passkeys.list': defineCall({
    method: 'GET',
    path: '/users/passkeys',
    access: { who: 'user' },
    tag: 'users',
    summary: 'The passkeys of the user, the newest first',
    reply: z.object({
      passkeys: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          createdAt: z.string(),
          lastUsedAt: z.string().nullable(),
        }),
      ),
      max: z.number(),
      /** Null where this server has no address for them. */
      address: address.nullable(),
    }),
  }),
  'passkeys.rename': defineCall({
    method: 'POST',
    path: '/users/passkeys/:id/rename',
    access: { who: 'user' },
    tag: 'users',
    summary: 'Call a passkey something else',
    params,
    body: z.object({ name }),
    reply: done,
    errors: ['notFound'],
  }),
  'passkeys.remove': defineCall({
    method: 'POST',
    path: '/users/passkeys/:id/remove',
    access: { who: 'user' },
    limit: 'credentials',
    tag: 'users',
    summary: 'Remove a passkey, for who gives the password again: it signs in no more',
    params,
    body: z.object({ password, tenant: askedTenant }),
    reply: done,
    errors: ['notFound'],
  }),
  'passkeys.signInOptions': defineCall({
    method: 'POST',
    path: '/users/passkeys/signInOptions',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'users',
    summary: 'What a browser needs to sign in with a passkey; says nothing of anybody',
    reply: z.object({ options: requestOptions, address }),
    errors: ['passkeysUnavailable'],
  }),
  'passkeys.signIn': defineCall({
    method: 'POST',
    path: '/users/passkeys/signIn',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'users',
    summary: 'Sign in with a passkey',
    body: z.object({ passkey: usedPasskey }),
    reply: signedIn,
    errors: ['passkeyRefused', 'passkeyLate', 'passkeysUnavailable'],
  }),
};

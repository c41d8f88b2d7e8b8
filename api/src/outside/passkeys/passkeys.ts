import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { findPasskeyHome, type PasskeyHome } from './passkey-home';

/** What a browser says of a passkey that it has made, and of one that it has used. */
type NewPasskeyAnswer = BodyOf<Calls['passkeys.add']>['passkey'];
export type UsedPasskeyAnswer = BodyOf<Calls['passkeys.signIn']>['passkey'];

/** A passkey as it is kept. */
interface PasskeyKey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** What devices sign, behind our own wrapper (Web Authentication level 3). */
export interface Passkeys {
  /** Where passkeys work; null where this server has no address for them. */
  readonly home: () => PasskeyHome | null;
  /** The key of a passkey that was made for a challenge; null when anything about it is not right. */
  readonly readNew: (
    home: PasskeyHome,
    answer: NewPasskeyAnswer,
    challenge: string,
  ) => Promise<PasskeyKey | null>;
  /** The counter of a passkey that has signed a challenge; null when anything about it is not right. */
  readonly readUse: (
    home: PasskeyHome,
    answer: UsedPasskeyAnswer,
    challenge: string,
    key: PasskeyKey,
  ) => Promise<number | null>;
}

/** Kinds of signatures that are taken, by their COSE numbers: ES256, Ed25519 and RS256, which every device knows one of. */
export const signatureKinds: readonly number[] = [-7, -8, -257];

/** Passkeys of a server under its configured address, at the port that it listens on. */
export function openPasskeys(at: { readonly publicUrl: string; readonly port: () => number }): Passkeys {
  return {
    home: () => findPasskeyHome(at.publicUrl, at.port()),
    readNew: async (home, answer, challenge) => {
      if (isFramed(answer.response)) return null;
      const { verifyRegistrationResponse } = await library();
      const response: RegistrationResponseJSON = { ...answer, clientExtensionResults: {} };
      const checked = await verifyRegistrationResponse({
        response,
        ...expected(home, challenge),
        supportedAlgorithmIDs: [...signatureKinds],
      }).catch(() => null); // it throws for whatever is not right
      if (checked?.verified !== true) return null;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      if (id !== answer.id) return null;
      return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
    },
    readUse: async (home, answer, challenge, key) => {
      if (isFramed(answer.response)) return null;
      const { verifyAuthenticationResponse } = await library();
      const { userHandle, ...signed } = answer.response;
      const response: AuthenticationResponseJSON = {
        ...answer,
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      };
      const checked = await verifyAuthenticationResponse({
        response,
        ...expected(home, challenge),
        credential: {
          id: key.credentialId.toString('base64url'),
          publicKey: new Uint8Array(key.publicKey),
          counter: key.counter,
        },
      }).catch(() => null); // likewise
      return checked?.verified === true ? checked.authenticationInfo.newCounter : null;
    },
  };
}

/** It takes its time and room, which a server without passkeys keeps. */
const library = () => import('@simplewebauthn/server');

function expected({ name, origin }: PasskeyHome, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: name,
    requireUserVerification: true,
  };
}

const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().default(false) });

/** What a browser says that it has signed for; null where no browser wrote it. */
function readClientData(clientDataJSON: string): z.output<typeof clientData> | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return clientData.safeParse(parsed).data ?? null;
  } catch {
    // Not JSON.
    return null;
  }
}

/**
 * The challenge that an answer says it is for. It is read before anything is checked: by it one finds out whether we
 * have given it.
 */
export function readChallenge(clientDataJSON: string): string | null {
  return readClientData(clientDataJSON)?.challenge ?? null;
}

/** Whether a page of ours was framed by another's, which ours refuse. The library lets some of it pass. */
function isFramed({ clientDataJSON }: { readonly clientDataJSON: string }): boolean {
  return readClientData(clientDataJSON)?.crossOrigin !== false;
}

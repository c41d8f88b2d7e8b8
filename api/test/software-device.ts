import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { BodyInputOf, ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';

type NewAnswer = BodyInputOf<Calls['passkeys.add']>['passkey'];
type UsedAnswer = BodyInputOf<Calls['passkeys.signIn']>['passkey'];

/** What a device and its browser may say otherwise than they should. */
export interface Twist {
  readonly origin?: string;
  /** The name that the page belongs to. */
  readonly home?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** Whether the page was in a frame of another's. */
  readonly crossOrigin?: boolean;
  /** Whether somebody was there, and showed who they are. */
  readonly present?: boolean;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** A device with one passkey, as a browser shows it: an ES256 key, with no word about its make. */
export interface SoftwareDevice {
  readonly id: string;
  /** Makes the passkey for the options of the server. */
  readonly make: (options: ReplyOf<Calls['passkeys.options']>, twist?: Twist) => NewAnswer;
  /** Signs a challenge with it; each use counts, unless the device does not. */
  readonly use: (options: { readonly challenge: string }, twist?: Twist) => UsedAnswer;
}

const origin = 'http://localhost:3000';
const home = 'localhost';
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** Bits of authenticator data: somebody was present, was verified, and a new key follows. */
const flag = { present: 0x01, verified: 0x04, key: 0x40 };

export function buildDevice({ counts = true }: { readonly counts?: boolean } = {}): SoftwareDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  let uses = 0;
  let handle = text(randomBytes(32));
  return {
    id,
    make: (options, twist = {}) => {
      handle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const data = Buffer.concat([authenticatorData(flag.key, 0, twist), key]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, twist)),
          attestationObject: text(attestation(data)),
          transports: ['internal'],
        },
      };
    },
    use: ({ challenge }, twist = {}) => {
      uses += 1;
      const clientJson = clientData('webauthn.get', challenge, twist);
      const data = authenticatorData(0, counts ? uses : 0, twist);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientJson)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientJson),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: twist.userHandle ?? handle,
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, twist: Twist): Buffer {
  const clientJson = { type, challenge, origin, crossOrigin: false };
  const { home: _home, present: _present, verified: _verified, counter: _counter, ...said } = twist;
  return Buffer.from(JSON.stringify({ ...clientJson, ...said }));
}

function authenticatorData(flags: number, counter: number, twist: Twist): Buffer {
  const present = (twist.present ?? true) ? flag.present : 0;
  const verified = (twist.verified ?? true) ? flag.verified : 0;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(twist.counter ?? counter);
  return Buffer.concat([sha256(twist.home ?? home), Buffer.from([flags | present | verified]), count]);
}

/** An ES256 key in COSE (RFC 9053): a CBOR map of its kind, its curve and its two coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** A CBOR map of `fmt: 'none'`, an empty `attStmt`, and `authData`. */
function attestation(data: Buffer): Buffer {
  const word = (said: string) => Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)]);
  const length = Buffer.alloc(3);
  length.writeUInt8(0x59);
  length.writeUInt16BE(data.length, 1);
  const parts = [word('fmt'), word('none'), word('attStmt'), Buffer.from([0xa0]), word('authData'), length];
  return Buffer.concat([Buffer.from([0xa3]), ...parts, data]);
}

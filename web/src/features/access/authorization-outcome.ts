import type { PhraseKey } from '@huella/domain/phrases/areas';
import type { ErrorCode } from '@huella/domain/model/errors';
import { CallError } from '../../call/call-error';
import type { Tone } from '../../theme/tokens';

/** What the link of an authorization leads to instead of the authorization (document 3 section 4). */
const outcomes = ['authorized', 'expired', 'invalid', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

const outcomeOf: Readonly<Partial<Record<ErrorCode, Outcome>>> = {
  TokenAuthorized: 'authorized',
  TokenExpiredError: 'expired',
  JsonWebTokenError: 'invalid',
  // An address that is too long is no link of ours either.
  invalidInput: 'invalid',
};

/** The kind of an error (document 3 section 8): whatever has none of its own is the general one. */
export function readOutcome(error: unknown): Outcome {
  return error instanceof CallError ? (outcomeOf[error.code] ?? 'failed') : 'failed';
}

type Kind = 'authorized' | 'authorizationExpired' | 'authorizationInvalid';
type Said = Extract<PhraseKey, `access:${Kind}${'Title' | 'Text'}`>;

/** How each kind looks, and what it says under its title. Who is authorized already did everything right. */
export const outcomeLooks: Readonly<
  Record<Exclude<Outcome, 'failed'>, { readonly tone: Tone; readonly title: Said; readonly text: Said }>
> = {
  authorized: { tone: 'ok', title: 'access:authorizedTitle', text: 'access:authorizedText' },
  expired: {
    tone: 'warning',
    title: 'access:authorizationExpiredTitle',
    text: 'access:authorizationExpiredText',
  },
  invalid: {
    tone: 'danger',
    title: 'access:authorizationInvalidTitle',
    text: 'access:authorizationInvalidText',
  },
};

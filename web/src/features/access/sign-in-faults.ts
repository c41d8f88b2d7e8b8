import type { PhraseKey } from '@huella/domain/phrases/areas';
import { CallError } from '../../call/call-error';
import { readRefused, type Refused } from './refusal';

/** What is wrong with the form, by field; `whole` is said over the button. */
export interface Faults extends Refused {
  readonly email?: Said;
  readonly password?: Said;
}

/** Phrases without slots, as they are said here. */
type Said = Extract<
  PhraseKey,
  `access:${'emailMissing' | 'emailWrong' | 'passwordMissing'}` | 'errors:wrongCredentials'
>;

/** An e-mail as far as a form can check: something, an at sign, a name with a dot. The server knows the rest. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What keeps the form from being sent. */
export function checkSignIn(email: string, password: string): Faults {
  const text = email.trim();
  return {
    ...(text === '' && { email: 'access:emailMissing' as const }),
    ...(text !== '' && !emailShape.test(text) && { email: 'access:emailWrong' as const }),
    ...(password === '' && { password: 'access:passwordMissing' as const }),
  };
}

/** What the server's refusal says on the form. */
export function readSignInRefusal(error: unknown): Faults {
  if (error instanceof CallError && error.code === 'wrongCredentials')
    return { password: 'errors:wrongCredentials' };
  return readRefused(error);
}

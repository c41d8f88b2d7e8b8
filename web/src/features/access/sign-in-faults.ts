import type { PhraseKey } from '@huella/domain/phrases/areas';
import { CallError } from '../../call/call-error';

/** What is wrong with the form, by field; `whole` is said over the button. */
export interface Faults {
  readonly email?: Said;
  readonly password?: Said;
  readonly whole?: Said;
  /** Seconds after which one may try again. */
  readonly wait?: number;
}

/** Phrases without slots, as they are said here. */
type Said = Extract<
  PhraseKey,
  | `access:${'emailMissing' | 'emailWrong' | 'passwordMissing' | 'unreachable'}`
  | `errors:${'wrongCredentials' | 'unexpected' | 'invalidInput'}`
>;

/** An e-mail as far as a form can tell: something, an at sign, a name with a dot. The server knows the rest. */
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

/** What the server's refusal says on the form (document 1 section 8: whatever has no words of its own is 'unexpected'). */
export function readSignInRefusal(error: unknown): Faults {
  if (!(error instanceof CallError)) return { whole: 'errors:unexpected' };
  switch (error.code) {
    case 'wrongCredentials':
      return { password: 'errors:wrongCredentials' };
    case 'tooManyRequests':
      return { wait: Math.max(1, Number(error.slots['seconds'] ?? 60)) };
    case 'invalidInput':
      return { whole: 'errors:invalidInput' };
    case 'unavailable':
      return { whole: 'access:unreachable' };
    default:
      return { whole: 'errors:unexpected' };
  }
}

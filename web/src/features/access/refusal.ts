import type { PhraseKey } from '@huella/domain/phrases/areas';
import { CallError } from '../../call/call-error';

/** What a refusal says of a form as a whole: words over the button, or how many seconds to wait. */
export interface Refused {
  readonly whole?: Extract<
    PhraseKey,
    | 'access:unreachable'
    | 'access:notRenewed'
    | `errors:${'unexpected' | 'unavailable' | 'invalidInput' | 'notFound'}`
  >;
  readonly wait?: number;
  /** The number of the request, to quote, where the fault is the server's. */
  readonly request?: string;
}

/** Reads a refusal (document 1 section 8: whatever has no words of its own is 'unexpected'). */
export function readRefused(error: unknown): Refused {
  if (!(error instanceof CallError)) return { whole: 'errors:unexpected' };
  switch (error.code) {
    case 'tooManyRequests':
      return { wait: Math.max(1, Number(error.slots['seconds'] ?? 60)) };
    case 'invalidInput':
    case 'notFound':
      return { whole: `errors:${error.code}` };
    case 'renewalExpired':
      return { whole: 'access:notRenewed' };
    case 'unavailable':
      return { whole: error.isAnswered ? 'errors:unavailable' : 'access:unreachable' };
    default:
      return { whole: 'errors:unexpected', ...(error.requestId !== null && { request: error.requestId }) };
  }
}

import { useState } from 'react';
import type { PhraseKey } from '@huella/domain/phrases/areas';
import { CallError } from '../../call/call-error';
import { DeviceFault } from '../../session/passkeys';
import type { SignInOutcome } from '../../session/session';
import { readRefused, type Refused } from './refusal';
import { useCountdown } from './use-countdown';

/** What is said over the button when it did not go well; all of them without slots. */
type Said =
  | NonNullable<Refused['whole']>
  | Extract<
      PhraseKey,
      | `access:${'passkeyUnable' | 'passkeyElsewhere' | 'passkeyUnproved'}`
      | `errors:${'passkeyRefused' | 'passkeyLate' | 'passkeysUnavailable'}`
    >;

/** What a failed try says; nothing where the visitor closed the window of the device. */
export function readPasskeyRefusal(error: unknown): { readonly whole?: Said; readonly wait?: number } {
  if (error instanceof DeviceFault) {
    if (error.reason === 'cancelled') return {};
    return { whole: error.reason === 'elsewhere' ? 'access:passkeyElsewhere' : 'access:passkeyUnable' };
  }
  const code = error instanceof CallError ? error.code : null;
  if (code === 'passkeyRefused' || code === 'passkeyLate' || code === 'passkeysUnavailable')
    return { whole: `errors:${code}` };
  return readRefused(error);
}

/** Signing in with a passkey: whether the device is being asked, and what became of it. */
export function usePasskeySignIn(ask: () => Promise<SignInOutcome>) {
  const [isWorking, setWorking] = useState(false);
  const [whole, setWhole] = useState<Said>();
  const wait = useCountdown();
  return {
    isWorking,
    whole,
    /** Seconds until the next try. */
    wait: wait.left,
    press: async () => {
      setWhole(undefined);
      setWorking(true);
      try {
        if (!(await ask()).isInside) setWhole('access:passkeyUnproved');
      } catch (error) {
        const refused = readPasskeyRefusal(error);
        setWhole(refused.whole);
        if (refused.wait !== undefined) wait.start(refused.wait);
      }
      setWorking(false);
    },
  };
}

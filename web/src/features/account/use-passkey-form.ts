import { useEffect, useId, useState, type SubmitEvent } from 'react';
import type { IssueCode, IssueSlots } from '@huella/domain/model/errors';
import type { Say } from '@huella/domain/phrases/areas';
import { CallError } from '../../call/call-error';
import { errorReason } from '../../list/error-reason';
import { DeviceFault, type DeviceReason } from '../../session/passkeys';
import { focusField } from '../../ui/focus-field';
import { useSay } from '../../words/use-say';

type Place = 'name' | 'password';

/** What is wrong: with a field, or where it is with none, with the whole. */
interface Fault {
  readonly place: Place | null;
  readonly text: string;
}

const deviceWords = {
  cancelled: null,
  known: 'passkeys:knownHere',
  elsewhere: 'passkeys:elsewhere',
  unable: 'passkeys:unable',
} as const satisfies Record<DeviceReason, unknown>;

/** What a failed try says and where; null where the owner closed the window of the device. */
export function readPasskeyFault(error: unknown, say: Say): Fault | null {
  if (error instanceof DeviceFault) {
    const key = deviceWords[error.reason];
    return key === null ? null : { place: null, text: say(key) };
  }
  const issues = error instanceof CallError ? error.issues : [];
  const found = issues.find(({ field }) => field === 'name' || field === 'password');
  if (found !== undefined)
    return {
      place: found.field === 'name' ? 'name' : 'password',
      // An issue carries the slots of its own phrase.
      text: say(`issues:${found.code}`, found.slots as IssueSlots<IssueCode>),
    };
  return { place: null, text: errorReason(error instanceof Error ? error : new Error('unknown'), say) };
}

export interface PasskeyFormOptions {
  /** What keeps the form from being sent, before the server is asked. */
  readonly check: () => Fault | null;
  /** Does it; rejects with why not. */
  readonly send: () => Promise<void>;
}

/** A small form about a passkey: what is wrong with it and where, and how it is sent. */
export function usePasskeyForm({ check, send }: PasskeyFormOptions) {
  const { say } = useSay('passkeys');
  const id = useId();
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    if (fault !== null && fault.place !== null) focusField(`${id}-${fault.place}`);
  }, [fault, id]);
  const submit = async (event: Pick<SubmitEvent, 'preventDefault'>) => {
    event.preventDefault();
    if (isWorking) return;
    const found = check();
    setFault(found);
    if (found !== null) return;
    setWorking(true);
    try {
      await send();
    } catch (error) {
      setFault(readPasskeyFault(error, say));
    }
    setWorking(false);
  };
  /** What is wrong with a field; with null what is wrong with the whole. */
  const textAt = (place: Place | null) => (fault?.place === place ? fault.text : undefined);
  return {
    ...{ isWorking, submit, textAt },
    /** What the input of a field is given. */
    bind: (place: Place, value: string, set: (text: string) => void) => ({
      ...{ id: `${id}-${place}`, value, error: textAt(place), maxLength: 200 },
      onChange: (text: string) => {
        set(text);
        setFault(null);
      },
    }),
  };
}

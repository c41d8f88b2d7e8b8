import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { takeDrawn, typedIn } from '../../session/drawn';
import type { SignInOutcome } from '../../session/session';
import { focusField } from '../../ui/focus-field';
import { checkSignIn, readSignInRefusal, type Faults } from './sign-in-faults';
import { useCountdown } from './use-countdown';
import { mailEverySeconds } from './use-resend';

interface FieldIds {
  readonly email: string;
  readonly password: string;
  readonly alert: string;
}

/** An e-mail that has to be proved, and when the last mail for that was sent, in milliseconds. */
export interface Unproved {
  readonly email: string;
  readonly sentAt: number;
}

interface Options {
  readonly onSubmit: (email: string, password: string) => Promise<SignInOutcome>;
  readonly ids: FieldIds;
  /** What is in the field of the e-mail at first. */
  readonly email: string;
  /** The same for the password. */
  readonly password: string;
}

/** What is typed, what is wrong with it, how long to wait, and how it is sent. */
export function useSignInForm({ onSubmit, ids, email: first, password: known }: Options) {
  const [email, setEmail] = useState(first);
  const [password, setPassword] = useState(known);
  const [isWorking, setWorking] = useState(false);
  const [unproved, setUnproved] = useState<Unproved | null>(null);
  const { faults, setFaults } = useFaults(ids);
  const wait = useCountdown();
  useTyped(ids, setEmail, setPassword);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isWorking || wait.left > 0) return;
    const found = checkSignIn(email, password);
    setFaults(found);
    if (found.email !== undefined || found.password !== undefined) return;
    setWorking(true);
    try {
      const outcome = await onSubmit(email.trim(), password);
      const sentAt = outcome.isInside ? 0 : Date.now() - (mailEverySeconds - outcome.waitSeconds) * 1000;
      setUnproved(outcome.isInside ? null : { email: email.trim(), sentAt });
    } catch (error) {
      const refused = readSignInRefusal(error);
      if (refused.wait !== undefined) wait.start(refused.wait);
      setFaults(refused);
    }
    setWorking(false);
  };
  return {
    email,
    password,
    isWorking,
    faults,
    /** The e-mail that has to be proved before it comes in; null for none. */
    unproved,
    /** Seconds until the next try. */
    wait: wait.left,
    submit,
    setEmail: (text: string) => {
      setEmail(text);
      // The wait belongs to the account that was tried.
      wait.stop();
      setUnproved(null);
      setFaults({});
    },
    setPassword: (text: string) => {
      setPassword(text);
      setFaults({});
    },
  };
}

/** What was typed before the app came is there, and what was pressed goes on. */
function useTyped({ email, password }: FieldIds, ...set: readonly ((text: string) => void)[]): void {
  const first = useRef({ ids: [email, password], set });
  useLayoutEffect(() => {
    const { ids, set: setEach } = first.current;
    for (const [at, id] of ids.entries()) setEach[at]?.(typedIn(id));
    takeDrawn();
  }, []);
}

/** Keeps what is wrong, and takes the focus to the first field that it is wrong with, or to the reason to wait. */
function useFaults(ids: FieldIds) {
  const [faults, setFaults] = useState<Faults>({});
  const places = useRef(ids);
  useEffect(() => {
    if (faults.email !== undefined) focusField(places.current.email);
    else if (faults.password !== undefined) focusField(places.current.password);
    // The button that had the focus is disabled now.
    else if (faults.wait !== undefined) focusField(places.current.alert);
  }, [faults]);
  return { faults, setFaults };
}

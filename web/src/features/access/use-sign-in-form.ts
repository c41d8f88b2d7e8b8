import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { focusField } from '../../ui/focus-field';
import { checkSignIn, readSignInRefusal, type Faults } from './sign-in-faults';
import { useCountdown } from './use-countdown';

interface FieldIds {
  readonly email: string;
  readonly password: string;
}

interface Place {
  readonly current: HTMLElement | null;
}

/** What is typed, what is wrong with it, how long to wait, and how it is sent. */
export function useSignInForm(
  onSubmit: (email: string, password: string) => Promise<void>,
  ids: FieldIds,
  alert: Place,
) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isWorking, setWorking] = useState(false);
  const { faults, setFaults } = useFaults(ids, alert);
  const wait = useCountdown();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isWorking || wait.left > 0) return;
    const found = checkSignIn(email, password);
    setFaults(found);
    if (found.email !== undefined || found.password !== undefined) return;
    setWorking(true);
    await onSubmit(email.trim(), password).catch((error: unknown) => {
      const refused = readSignInRefusal(error);
      if (refused.wait !== undefined) wait.start(refused.wait);
      setFaults(refused);
    });
    setWorking(false);
  };
  return {
    email,
    password,
    isWorking,
    faults,
    /** Seconds until the next try. */
    wait: wait.left,
    submit,
    setEmail: (text: string) => {
      setEmail(text);
      // The wait belongs to the account that was tried.
      wait.stop();
      setFaults({});
    },
    setPassword: (text: string) => {
      setPassword(text);
      setFaults({});
    },
  };
}

/** Keeps what is wrong, and takes the focus to the first field that it is wrong with, or to the reason to wait. */
function useFaults(ids: FieldIds, alert: Place) {
  const [faults, setFaults] = useState<Faults>({});
  const places = useRef(ids);
  useEffect(() => {
    if (faults.email !== undefined) focusField(places.current.email);
    else if (faults.password !== undefined) focusField(places.current.password);
    // The button that had the focus is disabled now.
    else if (faults.wait !== undefined) alert.current?.focus();
  }, [faults, alert]);
  return { faults, setFaults };
}

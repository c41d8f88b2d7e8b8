import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useIsPhone } from '../../shell/use-media';
import { visuallyHidden } from '../../theme/visually-hidden';
import { focusField } from '../../ui/focus-field';
import { Notice } from '../../ui/Notice';
import { PasswordInput } from '../../ui/PasswordInput';
import { TextInput } from '../../ui/TextInput';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { formatCountdown, minutesOf } from './countdown';
import { checkSignIn, readSignInRefusal, type Faults } from './sign-in-faults';
import { useCountdown } from './use-countdown';

export interface SignInFormProps {
  /** Signs in; rejects with the refusal. */
  readonly onSubmit: (email: string, password: string) => Promise<void>;
  /** The session of the visitor ended while a screen was open. */
  readonly hasEnded?: boolean;
}

const Form = styled('form')({ display: 'grid', gap: 16, width: '100%' });
const Head = styled('div')({ marginBottom: 12 });
/** Over the button, and no gap while there is nothing to say. */
const Alert = styled('div')({ outline: 'none', '&:empty': { display: 'none' } });
const Submit = styled(WorkingButton)({ marginTop: 4 });
const Hidden = styled('span')(visuallyHidden);

/** E-mail, password and one button. What is wrong is said at its field, which takes the focus. */
export function SignInForm({ onSubmit, hasEnded = false }: SignInFormProps) {
  const { say } = useSay('access');
  const id = useId();
  const ids = { email: `${id}-email`, password: `${id}-password` };
  const isPhone = useIsPhone();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isWorking, setWorking] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
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
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Head>
        <Typography component="h1" variant="h1">
          {say('access:title')}
        </Typography>
        <Typography sx={{ color: 'ink2', mt: 1 }}>{say('access:subtitle')}</Typography>
      </Head>
      {hasEnded && <Notice tone="info">{say('errors:notSignedIn')}</Notice>}
      <TextInput
        id={ids.email}
        label={say('access:email')}
        size="large"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus={!isPhone}
        maxLength={320}
        value={email}
        error={faults.email && say(faults.email)}
        onChange={(text) => {
          setEmail(text);
          // The wait belongs to the account that was tried.
          wait.stop();
          setFaults({});
        }}
      />
      <PasswordInput
        id={ids.password}
        label={say('access:password')}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        error={faults.password && say(faults.password)}
        onChange={(text) => {
          setPassword(text);
          setFaults({});
        }}
      />
      <Alert ref={alert} role="alert" tabIndex={-1}>
        {faults.whole !== undefined && <Notice tone="danger">{say(faults.whole)}</Notice>}
        {wait.left > 0 && (
          <Notice tone="danger">
            <Hidden>{say('access:tooManyTries', { count: minutesOf(wait.left) })}</Hidden>
            <span aria-hidden="true">{say('access:waiting', { time: formatCountdown(wait.left) })}</span>
          </Notice>
        )}
      </Alert>
      <Submit type="submit" variant="contained" size="large" working={isWorking} disabled={wait.left > 0}>
        {say('access:signIn')}
      </Submit>
    </Form>
  );
}

/** Keeps what is wrong, and takes the focus to the first field that it is wrong with, or to the reason to wait. */
function useFaults(
  ids: { readonly email: string; readonly password: string },
  alert: { readonly current: HTMLElement | null },
) {
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

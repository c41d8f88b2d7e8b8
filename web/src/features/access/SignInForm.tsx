import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useIsPhone } from '../../shell/use-media';
import { visuallyHidden } from '../../theme/visually-hidden';
import { Notice } from '../../ui/Notice';
import { PasswordInput } from '../../ui/PasswordInput';
import { TextInput } from '../../ui/TextInput';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { formatCountdown, minutesOf } from './countdown';
import { useSignInForm } from './use-sign-in-form';

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
  const alert = useRef<HTMLDivElement>(null);
  const form = useSignInForm(onSubmit, ids, alert);
  const { faults, wait } = form;
  return (
    <Form noValidate onSubmit={(event) => void form.submit(event)}>
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
        value={form.email}
        error={faults.email && say(faults.email)}
        onChange={form.setEmail}
      />
      <PasswordInput
        id={ids.password}
        label={say('access:password')}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={form.password}
        error={faults.password && say(faults.password)}
        onChange={form.setPassword}
      />
      <Alert ref={alert} role="alert" tabIndex={-1}>
        {faults.whole !== undefined && <Notice tone="danger">{say(faults.whole)}</Notice>}
        {wait > 0 && (
          <Notice tone="danger">
            <Hidden>{say('access:tooManyTries', { count: minutesOf(wait) })}</Hidden>
            <span aria-hidden="true">{say('access:waiting', { time: formatCountdown(wait) })}</span>
          </Notice>
        )}
      </Alert>
      <Submit type="submit" variant="contained" size="large" working={form.isWorking} disabled={wait > 0}>
        {say('access:signIn')}
      </Submit>
    </Form>
  );
}

import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import KeyRound from 'lucide-react/icons/key-round';
import { useId, type ReactNode } from 'react';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import type { SignInOutcome } from '../../session/session';
import { useTenant } from '../../session/tenant';
import { useIsPhone } from '../../shell/use-media';
import { Notice } from '../../ui/Notice';
import { PasswordInput } from '../../ui/PasswordInput';
import { TextInput } from '../../ui/TextInput';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { AccessForm, Elsewhere, Submit } from './AccessForm';
import { AccessHead } from './AccessHead';
import { Door } from './Door';
import { FormAlert } from './FormAlert';
import { OutboxHint } from './OutboxHint';
import { ResendMail } from './ResendMail';
import { usePasskeySignIn } from './use-passkey-sign-in';
import { useSignInForm, type Unproved } from './use-sign-in-form';

export interface SignInFormProps {
  /** Signs in; rejects with the refusal. */
  readonly onSubmit: (email: string, password: string) => Promise<SignInOutcome>;
  /** Signs in with a passkey; rejects with why not. Absent where this browser has none. */
  readonly onPasskey?: (() => Promise<SignInOutcome>) | undefined;
  /** Is in the field already. */
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  /** What is over the form, instead of the usual title. */
  readonly head?: { readonly title: string; readonly text: string };
  /** What is under it, instead of the way to an account. */
  readonly foot?: ReactNode;
  /** No mail reaches the account, so that no link for another password does. */
  readonly isMailless?: boolean;
  /** The session of the visitor ended while a screen was open. */
  readonly hasEnded?: boolean;
}

/** E-mail, password and one button. What is wrong is said at its field, which takes the focus. */
export function SignInForm(props: SignInFormProps) {
  const { onSubmit, onPasskey, email = '', password = '', isMailless = false, hasEnded = false } = props;
  const { say } = useSay('access');
  const id = useId();
  const ids = { email: `${id}-email`, password: `${id}-password`, alert: `${id}-alert` };
  const isPhone = useIsPhone();
  const form = useSignInForm({ onSubmit, ids, email, password });
  const { faults, wait } = form;
  return (
    <AccessForm noValidate onSubmit={(event) => void form.submit(event)}>
      <AccessHead title={props.head?.title ?? say('access:title')}>
        {props.head?.text ?? say('access:subtitle')}
      </AccessHead>
      {hasEnded && <Notice tone="info">{say('errors:notSignedIn')}</Notice>}
      <TextInput
        id={ids.email}
        label={say('access:email')}
        size="large"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus={!isPhone && email === ''}
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
        autoFocus={!isPhone && email !== ''}
        maxLength={200}
        value={form.password}
        error={faults.password && say(faults.password)}
        aside={isMailless ? undefined : <Forgot email={form.email.trim()} />}
        onChange={form.setPassword}
      />
      <FormAlert
        id={ids.alert}
        whole={faults.whole && say(faults.whole)}
        request={faults.request}
        wait={wait}
      >
        {form.unproved !== null && <UnprovedNotice email={form.unproved.email} />}
      </FormAlert>
      {form.unproved !== null && <AnotherMail {...form.unproved} />}
      <Submit type="submit" variant="contained" size="large" working={form.isWorking} disabled={wait > 0}>
        {say('access:signIn')}
      </Submit>
      {onPasskey !== undefined && <PasskeySignIn onAsk={onPasskey} />}
      {props.foot ?? <FirstTime />}
    </AccessForm>
  );
}

function Forgot({ email }: { readonly email: string }) {
  const { say } = useSay('access');
  return <Link href={addressOf(paths.changePassword, { email })}>{say('access:forgot')}</Link>;
}

function UnprovedNotice({ email }: Pick<Unproved, 'email'>) {
  const { say } = useSay('access');
  return (
    <Notice tone="warning" title={say('access:unprovedTitle')}>
      {say('access:unprovedText', { email })}
    </Notice>
  );
}

function AnotherMail({ email, sentAt }: Unproved) {
  return (
    <>
      <ResendMail key={email} purpose="validate" {...{ email, sentAt }} />
      <OutboxHint />
    </>
  );
}

function FirstTime() {
  const { say } = useSay('access', 'joining');
  const { name } = useTenant();
  return (
    <>
      <Divider sx={{ typography: 'body2', color: 'ink3', mt: 1 }}>
        {say('access:firstTime', { product: name })}
      </Divider>
      <Button variant="outlined" size="large" href={paths.register}>
        {say('access:createAccount')}
      </Button>
      <Elsewhere>
        {say('joining:tryBefore')} <Link href={paths.sandbox}>{say('joining:tryLink')}</Link>
        {say('joining:tryAfter')}
      </Elsewhere>
      <Door />
    </>
  );
}

/** A page that was drawn before its browser was known leaves it out by this mark (place-drawn.ts). */
const Passkey = styled('div')({ display: 'contents' });

interface PasskeySignInProps {
  /** Signs in with a passkey; rejects with why not. */
  readonly onAsk: () => Promise<SignInOutcome>;
}

/** The other way in, without e-mail or password. What did not go well is said over it. */
function PasskeySignIn({ onAsk }: PasskeySignInProps) {
  const { say } = useSay('access');
  const id = useId();
  const { isWorking, whole, wait, press } = usePasskeySignIn(onAsk);
  return (
    <Passkey data-passkey>
      <FormAlert id={id} whole={whole && say(whole)} wait={wait} />
      <WorkingButton
        variant="outlined"
        size="large"
        startIcon={<KeyRound size={18} />}
        working={isWorking}
        disabled={wait > 0}
        onClick={() => void press()}
      >
        {say('access:passkey')}
      </WorkingButton>
    </Passkey>
  );
}

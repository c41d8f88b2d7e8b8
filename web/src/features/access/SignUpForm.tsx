import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { useIsPhone } from '../../shell/use-media';
import { phone } from '../../theme/media';
import { CheckRow } from '../../ui/CheckRow';
import { Hidden } from '../../ui/Hidden';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { AccessForm, Submit } from './AccessForm';
import { AccessHead } from './AccessHead';
import { FormAlert } from './FormAlert';
import { NewPassword } from './NewPassword';
import { checked, type SignUpName } from './sign-up';
import type { useAccessForm } from './use-access-form';

const labels = {
  email: 'access:email',
  password: 'access:password',
  repeat: 'access:theRepeat',
  firstname: 'access:firstname',
  lastname: 'access:lastname',
  terms: 'access:theTerms',
} as const;

const Names = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  [phone]: { gridTemplateColumns: '1fr' },
});
const Missing = styled('p')(({ theme }) => ({ color: theme.palette.ink2, ...theme.typography.body2 }));

export interface SignUpFormProps {
  readonly form: ReturnType<typeof useAccessForm<SignUpName>>;
  /** Of somebody who is invited: what to, instead of the usual head. The e-mail is theirs, and stays. */
  readonly invited?: ReactNode;
  /** What the button says, where that is not the usual. */
  readonly submitLabel?: string;
  /** Why it was refused, in words that know more than the form. */
  readonly refusal?: string | undefined;
}

/** The form of a new account (document 1 sections 2 and 5). The button waits until nothing is missing, and says what is. */
export function SignUpForm({ form, invited, submitLabel, refusal }: SignUpFormProps) {
  const { say } = useSay('access', 'joining');
  const isInvited = invited !== undefined;
  const isPhone = useIsPhone();
  const { typed, bind, wrong } = form;
  const isReady = wrong.length === 0;
  // A button that waits takes no Enter either: then it is the form that says what is missing.
  const showFaultsOnEnter = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key === 'Enter' && isField && !isReady) void form.submit(event);
  };
  return (
    <AccessForm noValidate onSubmit={(event) => void form.submit(event)} onKeyDown={showFaultsOnEnter}>
      {invited ?? (
        <AccessHead title={say('access:signUpTitle')}>
          {say('access:haveAccount')} <Link href={paths.signIn}>{say('access:toSignIn')}</Link>
        </AccessHead>
      )}
      <TextInput
        {...bind('email')}
        label={say('access:email')}
        size="large"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus={!isPhone && !isInvited}
        readOnly={isInvited}
        hint={isInvited ? say('joining:emailFixed') : undefined}
        maxLength={320}
        error={form.refused === 'userExist' ? <AccountExists email={typed.email} /> : form.textAt('email')}
      />
      <NewPassword label={say('access:password')} password={bind('password')} repeat={bind('repeat')} />
      <NameFields bind={bind} />
      <TermsRow form={form} />
      <FormAlert id={form.alertId} whole={refusal ?? (form.whole && say(form.whole))} wait={form.wait} />
      {!isReady && <MissingNames names={wrong} />}
      <Submit
        type="submit"
        variant="contained"
        size="large"
        working={form.isWorking}
        disabled={!isReady || form.wait > 0}
      >
        {submitLabel ?? say('access:createAccount')}
      </Submit>
    </AccessForm>
  );
}

function NameFields({ bind }: Pick<SignUpFormProps['form'], 'bind'>) {
  const { say } = useSay('access');
  return (
    <Names>
      <TextInput
        {...bind('firstname')}
        label={say('access:firstname')}
        size="large"
        autoComplete="given-name"
        maxLength={120}
      />
      <TextInput
        {...bind('lastname')}
        label={say('access:lastname')}
        size="large"
        autoComplete="family-name"
        maxLength={120}
      />
    </Names>
  );
}

function TermsRow({ form }: Pick<SignUpFormProps, 'form'>) {
  const { say } = useSay('access');
  return (
    <CheckRow
      id={form.idOf('terms')}
      name="terms"
      label={say('access:acceptTerms')}
      beside={
        <Link href={paths.terms} target="_blank" rel="noopener">
          {say('access:readTerms')}
          <Hidden>, {say('access:newWindow')}</Hidden>
        </Link>
      }
      checked={form.typed.terms === checked}
      error={form.textAt('terms')}
      onChange={(isChecked) => form.set('terms', isChecked ? checked : '')}
    />
  );
}

function AccountExists({ email }: { readonly email: string }) {
  const { say } = useSay('access');
  return (
    <>
      {say('errors:userExist')}{' '}
      <Link href={addressOf(paths.signIn, { email: email.trim() })}>{say('access:userExistLink')}</Link>
    </>
  );
}

function MissingNames({ names }: { readonly names: readonly SignUpName[] }) {
  const { say, language } = useSay('access');
  const said = names.map((name) => say(labels[name]).toLocaleLowerCase(language));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(said);
  return <Missing>{say('access:missing', { names: list })}</Missing>;
}

import Link from '@mui/material/Link';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { checkEmail } from '@huella/domain/engine/fields/email';
import { checkPassword, checkRepeat } from '@huella/domain/rules/account-rules';
import { call } from '../../call/call';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { signOut } from '../../session/session';
import { tenantLabel } from '../../session/own-label';
import { usePageTitle } from '../../shell/page-title';
import { useIsPhone } from '../../shell/use-media';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { AccessForm } from './AccessForm';
import { AccessHead } from './AccessHead';
import { AccessLayout } from './AccessLayout';
import { BackToSignIn } from './BackToSignIn';
import { FormSend } from './FormSend';
import { NewPassword } from './NewPassword';
import { PasswordChanged } from './PasswordChanged';
import { useAccessForm, type Typed } from './use-access-form';

const route = getRouteApi(paths.changePasswordLink);

const names = ['email', 'newPassword', 'repeat'] as const;
type Name = (typeof names)[number];

/** How long the success message is shown before the sign-in comes, in milliseconds (document 1 section 9). */
const shownFor = 5000;

function check({ email, newPassword, repeat }: Typed<Name>) {
  return [
    ...checkEmail(email),
    ...checkPassword(newPassword, 'newPassword'),
    ...checkRepeat(newPassword, repeat),
  ];
}

/** Choosing another password by the link of a mail. */
export function ResetPage() {
  const { hash } = route.useParams();
  const [changedFor, setChangedFor] = useState<string | null>(null);
  const form = useAccessForm({
    names,
    initial: { email: '', newPassword: '', repeat: '' },
    check,
    send: async ({ email, newPassword }) => {
      await call('users.validateMailResetPassword', {
        body: { email: email.trim(), hashEmail: hash, newPassword, tenant: tenantLabel() },
      });
      // All sessions of the account have ended; what this browser keeps is of no use.
      await signOut();
      setChangedFor(email.trim());
    },
  });
  return (
    <AccessLayout isTall>
      {changedFor === null ? <ResetForm form={form} /> : <Changed email={changedFor} />}
    </AccessLayout>
  );
}

function ResetForm({ form }: { readonly form: ReturnType<typeof useAccessForm<Name>> }) {
  const { say } = useSay('access');
  const isPhone = useIsPhone();
  usePageTitle(say('access:resetTitle'));
  const isGone = form.refused === 'linkNotValid';
  return (
    <AccessForm noValidate onSubmit={(event) => void form.submit(event)}>
      <AccessHead title={say('access:resetTitle')}>{say('access:resetText')}</AccessHead>
      <TextInput
        {...form.bind('email')}
        label={say('access:email')}
        size="large"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus={!isPhone}
        maxLength={320}
      />
      <NewPassword
        label={say('access:newPassword')}
        password={form.bind('newPassword')}
        repeat={form.bind('repeat')}
      />
      <FormSend
        form={form}
        label={say('access:savePassword')}
        better={
          isGone
            ? {
                text: say('access:linkNotFound'),
                action: <Link href={paths.changePassword}>{say('access:askAgain')}</Link>,
              }
            : null
        }
      />
      <BackToSignIn />
    </AccessForm>
  );
}

function Changed({ email }: { readonly email: string }) {
  const { say } = useSay('access');
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      void router.navigate({ to: paths.signIn, search: { email }, replace: true });
    }, shownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [router, email]);
  return (
    <PasswordChanged
      title={say('access:changedTitle')}
      text={say('access:changedText')}
      button={{ label: say('access:toSignIn'), href: addressOf(paths.signIn, { email }) }}
    />
  );
}

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkNextPassword, checkProof, checkRepeat } from '@huella/domain/rules/account-rules';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { tenantLabel } from '../../session/own-label';
import { usePageTitle } from '../../shell/page-title';
import { useIsPhone } from '../../shell/use-media';
import { PasswordInput } from '../../ui/PasswordInput';
import { useSay } from '../../words/use-say';
import { AccessForm } from './AccessForm';
import { AccessHead } from './AccessHead';
import { AccessLayout } from './AccessLayout';
import { FormSend } from './FormSend';
import { NewPassword } from './NewPassword';
import { PasswordChanged } from './PasswordChanged';
import { useAccessForm, type Typed } from './use-access-form';

const names = ['currentPassword', 'newPassword', 'repeat'] as const;
type Name = (typeof names)[number];

function check({ currentPassword, newPassword, repeat }: Typed<Name>) {
  return [
    ...checkProof(currentPassword, 'currentPassword'),
    ...checkNextPassword(currentPassword, newPassword),
    ...checkRepeat(newPassword, repeat),
  ];
}

/** Changing the password while signed in: the one that is known, and another. */
export function ChangePassword() {
  const [isDone, setDone] = useState(false);
  return <AccessLayout isTall>{isDone ? <Changed /> : <Form onDone={() => setDone(true)} />}</AccessLayout>;
}

function Form({ onDone }: { readonly onDone: () => void }) {
  const { say } = useSay('access', 'account');
  const isPhone = useIsPhone();
  usePageTitle(say('account:changeTitle'));
  const { data: user } = useQuery(callQuery('users.getInfo', {}));
  const form = useAccessForm<Name>({
    names,
    initial: { currentPassword: '', newPassword: '', repeat: '' },
    check,
    send: async ({ currentPassword, newPassword }) => {
      await call('users.changePassword', { body: { currentPassword, newPassword, tenant: tenantLabel() } });
      onDone();
    },
  });
  const isOver = form.refused === 'notSignedIn';
  const email = user?.email ?? '';
  return (
    <AccessForm noValidate onSubmit={(event) => void form.submit(event)}>
      <AccessHead title={say('account:changeTitle')}>{say('account:changeText')}</AccessHead>
      {/* Whose password it is, for what keeps passwords. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...form.bind('currentPassword')}
        label={say('account:currentPassword')}
        autoComplete="current-password"
        autoFocus={!isPhone}
        maxLength={200}
        aside={
          <Link href={addressOf(paths.changePassword, { email, ask: 'mail' })}>{say('access:forgot')}</Link>
        }
      />
      <NewPassword
        label={say('access:newPassword')}
        password={form.bind('newPassword')}
        repeat={form.bind('repeat')}
      />
      <FormSend
        form={form}
        label={say('account:changePassword')}
        better={
          isOver
            ? {
                text: say('errors:notSignedIn'),
                action: <Link href={paths.signIn}>{say('access:toSignIn')}</Link>,
              }
            : null
        }
      />
      <Button variant="text" size="large" href={paths.security}>
        {say('account:backToSecurity')}
      </Button>
    </AccessForm>
  );
}

function Changed() {
  const { say } = useSay('account');
  return (
    <PasswordChanged
      title={say('account:changedTitle')}
      text={say('account:changedText')}
      button={{ label: say('account:toSecurity'), href: paths.security }}
    />
  );
}

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkNextPassword, checkProof, checkRepeat } from '@huella/domain/accounts/account-rules';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import { addressWith, paths } from '../../paths';
import { tenantLabel } from '../../session/tenant';
import { usePageTitle } from '../../shell/page-title';
import { useIsPhone } from '../../shell/use-media';
import { PasswordInput } from '../../ui/PasswordInput';
import { useSay } from '../../words/use-say';
import { AccessColumn, AccessForm, Submit } from './AccessForm';
import { AccessHead } from './AccessHead';
import { AccessLayout } from './AccessLayout';
import { FormAlert } from './FormAlert';
import { NewPassword } from './NewPassword';
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
  const whole = isOver ? say('errors:notSignedIn') : form.whole && say(form.whole);
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
          <Link href={addressWith(paths.changePassword, { email, ask: 'mail' })}>{say('access:forgot')}</Link>
        }
      />
      <NewPassword
        label={say('access:newPassword')}
        password={form.bind('newPassword')}
        repeat={form.bind('repeat')}
      />
      <FormAlert
        id={form.alertId}
        whole={whole}
        action={isOver && <Link href={paths.signIn}>{say('access:toSignIn')}</Link>}
        wait={form.wait}
      />
      <Submit
        type="submit"
        variant="contained"
        size="large"
        working={form.isWorking}
        disabled={form.wait > 0}
      >
        {say('account:changePassword')}
      </Submit>
      <Button variant="text" size="large" href={paths.security}>
        {say('account:backToSecurity')}
      </Button>
    </AccessForm>
  );
}

function Changed() {
  const { say } = useSay('account');
  usePageTitle(say('account:changedTitle'));
  return (
    <AccessColumn>
      <div role="status">
        <AccessHead title={say('account:changedTitle')} takesFocus>
          {say('account:changedText')}
        </AccessHead>
      </div>
      <Button variant="contained" size="large" href={paths.security}>
        {say('account:toSecurity')}
      </Button>
    </AccessColumn>
  );
}

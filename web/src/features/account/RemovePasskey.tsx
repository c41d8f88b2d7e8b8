import { useState } from 'react';
import { call } from '../../call/call';
import { useUser } from '../../session/session';
import { tenantLabel } from '../../session/own-label';
import { PasswordInput } from '../../ui/PasswordInput';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { PasskeyDialog } from './PasskeyDialog';
import { checkFields } from './passkey-checks';
import { useRefreshPasskeys, type Passkey } from './passkey-calls';
import { usePasskeyForm } from './use-passkey-form';

export interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Asks before a passkey is removed, by its name, and for the password. */
export function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const { say } = useSay('passkeys');
  const { email } = useUser();
  const refresh = useRefreshPasskeys();
  const toasts = useToasts();
  const { id, name } = passkey;
  const [password, setPassword] = useState('');
  const form = usePasskeyForm({
    check: () => checkFields({ password }, say),
    send: async () => {
      await call('passkeys.remove', {
        params: { id: String(id) },
        body: { password, tenant: tenantLabel() },
      });
      await refresh();
      toasts.show({ tone: 'ok', text: say('passkeys:removed', { name }) });
      onClose();
    },
  });
  return (
    <PasskeyDialog
      form={form}
      tone="danger"
      title={say('passkeys:removeTitle', { name })}
      text={say('passkeys:removeText')}
      confirm={say('passkeys:removeConfirm')}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...form.bind('password', password, setPassword)}
        label={say('passkeys:password')}
        size="medium"
        name="password"
        autoComplete="current-password"
        autoFocus
      />
    </PasskeyDialog>
  );
}

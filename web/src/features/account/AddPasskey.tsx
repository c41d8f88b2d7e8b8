import { useState } from 'react';
import { addPasskey } from '../../session/passkeys';
import { useUser } from '../../session/session';
import { useIsPhone } from '../../shell/use-media';
import { PasswordInput } from '../../ui/PasswordInput';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { PasskeyDialog } from './PasskeyDialog';
import { checkFields } from './passkey-checks';
import { useRefreshPasskeys } from './passkey-calls';
import { usePasskeyForm } from './use-passkey-form';

export interface AddPasskeyProps {
  readonly onClose: () => void;
}

/** Asks for a name and the password, then has the device make a passkey. */
export function AddPasskey({ onClose }: AddPasskeyProps) {
  const { say } = useSay('passkeys');
  const isPhone = useIsPhone();
  const { email } = useUser();
  const refresh = useRefreshPasskeys();
  const toasts = useToasts();
  const [name, setName] = useState(() => say(isPhone ? 'passkeys:myPhone' : 'passkeys:myComputer'));
  const [password, setPassword] = useState('');
  const form = usePasskeyForm({
    check: () => checkFields({ name, password }, say),
    send: async () => {
      await addPasskey({ name: name.trim(), password });
      await refresh();
      toasts.show({ tone: 'ok', text: say('passkeys:added', { name: name.trim() }) });
      onClose();
    },
  });
  return (
    <PasskeyDialog
      form={form}
      title={say('passkeys:addTitle')}
      text={say('passkeys:addText')}
      confirm={say('passkeys:make')}
      onClose={onClose}
    >
      <TextInput
        {...form.bind('name', name, setName)}
        label={say('passkeys:name')}
        hint={say('passkeys:nameHint')}
        name="passkeyName"
        autoComplete="off"
      />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...form.bind('password', password, setPassword)}
        label={say('passkeys:password')}
        size="medium"
        name="password"
        autoComplete="current-password"
        autoFocus={!isPhone}
      />
    </PasskeyDialog>
  );
}

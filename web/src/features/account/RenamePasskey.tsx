import { useState } from 'react';
import { call } from '../../call/call';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { PasskeyDialog } from './PasskeyDialog';
import { checkFields } from './passkey-checks';
import { useRefreshPasskeys, type Passkey } from './passkey-calls';
import { usePasskeyForm } from './use-passkey-form';

export interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Another name for a passkey. */
export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const { say } = useSay('passkeys');
  const refresh = useRefreshPasskeys();
  const toasts = useToasts();
  const [name, setName] = useState(passkey.name);
  const form = usePasskeyForm({
    check: () => checkFields({ name }, say),
    send: async () => {
      await call('passkeys.rename', { params: { id: String(passkey.id) }, body: { name: name.trim() } });
      await refresh();
      toasts.show({ tone: 'ok', text: say('passkeys:renamed', { name: name.trim() }) });
      onClose();
    },
  });
  return (
    <PasskeyDialog
      form={form}
      title={say('passkeys:renameTitle', { name: passkey.name })}
      confirm={say('passkeys:saveName')}
      onClose={onClose}
    >
      <TextInput
        {...form.bind('name', name, setName)}
        label={say('passkeys:name')}
        name="passkeyName"
        autoComplete="off"
        autoFocus
      />
    </PasskeyDialog>
  );
}

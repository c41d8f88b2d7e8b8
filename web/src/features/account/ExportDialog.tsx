import { useQueryClient } from '@tanstack/react-query';
import { callFile } from '../../call/file';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { AskPassword } from '../access/AskPassword';

/** Asks for the password once more, and gives the person everything that is kept of them. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useSay('account');
  const { show } = useToasts();
  const client = useQueryClient();
  return (
    <AskPassword
      title={say('account:exportTitle')}
      text={say('account:exportAsk')}
      confirm={say('account:exportData')}
      send={async (password) => {
        await callFile('users.exportMyData', { body: { password } });
        show({ tone: 'ok', text: say('account:exported') });
        onClose();
        await client.invalidateQueries({ queryKey: ['users.securityEvents'] });
      }}
      onClose={onClose}
    />
  );
}

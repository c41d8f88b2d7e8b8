import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { checkProof } from '@huella/domain/rules/account-rules';
import { callFile } from '../../call/file';
import { Modal } from '../../ui/Modal';
import { PasswordInput } from '../../ui/PasswordInput';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { AccessForm } from '../access/AccessForm';
import { FormAlert } from '../access/FormAlert';
import { useAccessForm } from '../access/use-access-form';

/** Asks for the password once more, and gives the person everything that is kept of them. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useSay('account', 'access');
  const { show } = useToasts();
  const client = useQueryClient();
  const id = useId();
  const form = useAccessForm({
    names: ['password'],
    initial: { password: '' },
    check: ({ password }) => checkProof(password, 'password'),
    send: async ({ password }) => {
      await callFile('users.exportMyData', { body: { password } });
      show({ tone: 'ok', text: say('account:exported') });
      onClose();
      await client.invalidateQueries({ queryKey: ['users.securityEvents'] });
    },
  });
  return (
    <Modal
      open
      onClose={form.isWorking ? undefined : onClose}
      title={say('account:exportTitle')}
      text={say('account:exportAsk')}
      actions={
        <>
          <Button size="small" disabled={form.isWorking} onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <WorkingButton
            type="submit"
            form={id}
            size="small"
            variant="contained"
            working={form.isWorking}
            disabled={form.wait > 0}
          >
            {say('account:exportData')}
          </WorkingButton>
        </>
      }
    >
      <AccessForm id={id} noValidate onSubmit={(event) => void form.submit(event)}>
        <PasswordInput
          {...form.bind('password')}
          size="medium"
          label={say('account:password')}
          autoComplete="current-password"
          autoFocus
          maxLength={200}
        />
        <FormAlert id={form.alertId} whole={form.whole && say(form.whole)} wait={form.wait} />
      </AccessForm>
    </Modal>
  );
}

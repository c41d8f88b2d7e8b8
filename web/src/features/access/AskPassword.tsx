import { useId, type ReactNode } from 'react';
import { checkProof } from '@huella/domain/rules/account-rules';
import { errorReason } from '../../list/error-reason';
import { useUser } from '../../session/session';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { PasswordInput } from '../../ui/PasswordInput';
import { useSay } from '../../words/use-say';
import { AccessForm } from './AccessForm';
import { FormAlert } from './FormAlert';
import { useAccessForm } from './use-access-form';

export interface AskPasswordProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  /** What cannot be undone asks in red, and as an alert. */
  readonly tone?: 'accent' | 'danger';
  /** Does it, with what was typed; rejects with why not. */
  readonly send: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks somebody who is signed in for their password once more, before what only they may do. */
export function AskPassword(props: AskPasswordProps) {
  const { title, text, confirm, tone = 'accent', send, onClose } = props;
  const { say } = useSay('account', 'access');
  const { email } = useUser();
  const id = useId();
  const form = useAccessForm({
    names: ['password'],
    initial: { password: '' },
    check: ({ password }) => checkProof(password, 'password'),
    send: ({ password }) => send(password),
  });
  return (
    <Modal
      open
      onClose={form.isWorking ? undefined : onClose}
      role={tone === 'danger' ? 'alertdialog' : 'dialog'}
      size="base"
      title={title}
      text={text}
      actions={
        <DialogFoot
          working={form.isWorking}
          onCancel={onClose}
          type="submit"
          form={id}
          color={tone === 'danger' ? 'error' : 'primary'}
          disabled={form.wait > 0}
        >
          {confirm}
        </DialogFoot>
      }
    >
      <AccessForm id={id} noValidate onSubmit={(event) => void form.submit(event)}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          {...form.bind('password')}
          size="medium"
          label={say('account:password')}
          autoComplete="current-password"
          autoFocus
          maxLength={200}
        />
        <FormAlert
          id={form.alertId}
          whole={form.error ? errorReason(form.error, say) : form.whole && say(form.whole)}
          wait={form.wait}
        />
      </AccessForm>
    </Modal>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { IssueCode, IssueSlots } from '@huella/domain/model/errors';
import { CallError } from '../../call/call-error';
import { errorReason } from '../../list/error-reason';
import { useUser } from '../../session/session';
import { focusField } from '../../ui/focus-field';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { PasswordInput } from '../../ui/PasswordInput';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';

export interface PasswordDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  /** What cannot be undone asks in red. */
  readonly tone: 'accent' | 'danger';
  /** Does it, with what was typed; rejects with why not. */
  readonly send: (password: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const Form = styled('form')({ display: 'grid', gap: 16 });

/** Asks for the password before what only the owner of an account may do. */
export function PasswordDialog({ title, text, confirm, tone, send, onClose, children }: PasswordDialogProps) {
  const { say } = useSay('ownership');
  const { email } = useUser();
  const id = useId();
  const form = usePasswordForm(send, id);
  return (
    <Modal
      open
      onClose={form.isWorking ? undefined : onClose}
      role="alertdialog"
      size="base"
      title={title}
      text={text}
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
            color={tone === 'danger' ? 'error' : 'primary'}
            working={form.isWorking}
          >
            {confirm}
          </WorkingButton>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={(event) => void form.submit(event)}>
        {children}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          id={`${id}-password`}
          label={say('ownership:password')}
          size="medium"
          name="password"
          autoComplete="current-password"
          autoFocus
          maxLength={200}
          value={form.password}
          error={form.atPassword}
          onChange={form.type}
        />
        <div role="alert">{form.whole !== null && <Notice tone="danger">{form.whole}</Notice>}</div>
      </Form>
    </Modal>
  );
}

/** What is typed, and what the server found wrong with it or with the whole. */
function usePasswordForm(send: PasswordDialogProps['send'], id: string) {
  const { say } = useSay('ownership');
  const [password, setPassword] = useState('');
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const issues = error instanceof CallError ? error.issues : [];
  const [found] = issues;
  // An issue carries the slots of its own phrase.
  const words = found && say(`issues:${found.code}`, found.slots as IssueSlots<IssueCode>);
  const isAtPassword = found?.field === 'password';
  useEffect(() => {
    if (isAtPassword) focusField(`${id}-password`);
  }, [isAtPassword, error, id]);
  return {
    password,
    isWorking,
    atPassword: isAtPassword ? words : undefined,
    whole: error === null || isAtPassword ? null : (words ?? errorReason(error, say)),
    type: (text: string) => {
      setPassword(text);
      setError(null);
    },
    submit: async (event: Pick<SubmitEvent, 'preventDefault'>) => {
      event.preventDefault();
      if (isWorking) return;
      setError(null);
      setWorking(true);
      try {
        await send(password);
      } catch (refused) {
        setError(refused instanceof Error ? refused : new Error('unknown'));
        setWorking(false);
      }
    },
  };
}

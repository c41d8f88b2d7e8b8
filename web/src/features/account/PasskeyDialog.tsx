import { useId, type ReactNode } from 'react';
import { DialogFoot } from '../../ui/DialogFoot';
import { DialogForm } from '../../ui/DialogForm';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import type { usePasskeyForm } from './use-passkey-form';

export interface PasskeyDialogProps {
  readonly form: ReturnType<typeof usePasskeyForm>;
  readonly title: string;
  readonly text?: string;
  readonly confirm: string;
  /** What cannot be undone asks in red. */
  readonly tone?: 'accent' | 'danger';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form about a passkey, over the page. */
export function PasskeyDialog(props: PasskeyDialogProps) {
  const { form, tone = 'accent', onClose } = props;
  const id = useId();
  const whole = form.textAt(null);
  return (
    <Modal
      open
      onClose={form.isWorking ? undefined : onClose}
      role={tone === 'danger' ? 'alertdialog' : 'dialog'}
      title={props.title}
      text={props.text}
      actions={
        <DialogFoot
          working={form.isWorking}
          onCancel={onClose}
          color={tone === 'danger' ? 'error' : 'primary'}
          type="submit"
          form={id}
        >
          {props.confirm}
        </DialogFoot>
      }
    >
      <DialogForm id={id} noValidate onSubmit={(event) => void form.submit(event)}>
        {props.children}
        <div role="alert">{whole !== undefined && <Notice tone="danger">{whole}</Notice>}</div>
      </DialogForm>
    </Modal>
  );
}

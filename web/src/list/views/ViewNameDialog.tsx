import { useEffect, useId, useState } from 'react';
import type { Issue } from '@huella/domain/model/errors';
import { checkViewName } from '@huella/domain/rules/view-rules';
import { CallError } from '../../call/call-error';
import { CheckRow } from '../../ui/CheckRow';
import { DialogForm } from '../../ui/DialogForm';
import { focusField } from '../../ui/focus-field';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { errorReason } from '../error-reason';

export interface ViewNameDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly name: string;
  readonly confirm: string;
  /** The place that it may be shared in; without it there is no such choice. */
  readonly sharedIn?: string | undefined;
  /** Does it; rejects with why not. */
  readonly send: (name: string, isShared: boolean) => Promise<unknown>;
  readonly onClose: () => void;
}

interface Fault {
  readonly isOfName: boolean;
  readonly text: string;
}

/** Sends a name once it is one; what is wrong with it, or why it was not saved, is said where it belongs. */
function useViewName(send: ViewNameDialogProps['send'], onClose: () => void) {
  const { say } = useSay('views', 'issues');
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const said = ({ code, slots }: Pick<Issue, 'code' | 'slots'>): Fault => {
    const max = slots['max'] ?? '';
    const text = code === 'tooLong' ? say('issues:tooLong', { max }) : say('issues:mandatory');
    return { isOfName: true, text: code === 'notUnique' ? say('views:nameTaken') : text };
  };
  const refused = (error: unknown): Fault => {
    const [found] = error instanceof CallError ? error.issues : [];
    const reason = errorReason(error instanceof Error ? error : new Error('unknown'), say);
    return found === undefined ? { isOfName: false, text: say('views:failed', { reason }) } : said(found);
  };
  const submit = async (name: string, isShared: boolean) => {
    if (isWorking) return;
    const [wrong] = checkViewName(name);
    setFault(wrong === undefined ? null : said(wrong));
    if (wrong !== undefined) return;
    setWorking(true);
    try {
      await send(name.trim(), isShared);
      onClose();
    } catch (error) {
      setFault(refused(error));
    }
    setWorking(false);
  };
  return { isWorking, fault, submit, forget: () => setFault(null) };
}

/** Asks for the name of a view, and where one may, whether the others see it. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { sharedIn, onClose } = props;
  const { say } = useSay('views');
  const id = useId();
  const field = `${id}-name`;
  const [name, setName] = useState(props.name);
  const [isShared, setShared] = useState(false);
  const { isWorking, fault, submit, forget } = useViewName(props.send, onClose);
  useEffect(() => {
    if (fault?.isOfName === true) focusField(field);
  }, [fault, field]);
  return (
    <Modal
      open
      onClose={isWorking ? undefined : onClose}
      title={props.title}
      text={props.text}
      actions={
        <DialogFoot working={isWorking} onCancel={onClose} type="submit" form={id}>
          {props.confirm}
        </DialogFoot>
      }
    >
      <DialogForm
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(name, isShared);
        }}
      >
        <TextInput
          id={field}
          label={say('views:name')}
          name="viewName"
          autoComplete="off"
          autoFocus
          maxLength={200}
          placeholder={say('views:nameHint')}
          value={name}
          error={fault?.isOfName === true ? fault.text : undefined}
          onChange={(text) => {
            setName(text);
            forget();
          }}
        />
        {sharedIn !== undefined && (
          <CheckRow
            label={say('views:sharedToo', { place: sharedIn })}
            hint={say('views:sharedHint')}
            checked={isShared}
            onChange={setShared}
          />
        )}
        <div role="alert">{fault?.isOfName === false && <Notice tone="danger">{fault.text}</Notice>}</div>
      </DialogForm>
    </Modal>
  );
}

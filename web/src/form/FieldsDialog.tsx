import Button from '@mui/material/Button';
import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { Values } from '@huella/domain/model/value';
import { defaultValues } from '@huella/domain/engine/forms/defaults';
import type { CallError } from '../call/call-error';
import { errorReason } from '../list/error-reason';
import { useLocale } from '../session/model';
import { DialogForm } from '../ui/DialogForm';
import { keepFocus } from '../ui/keep-focus';
import { Modal } from '../ui/Modal';
import { Notice } from '../ui/Notice';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { FaultSummary } from './FaultSummary';
import { FieldGrid } from './FieldGrid';
import { FieldSlots } from './FieldSlots';
import type { FormSubject } from './form-subject';
import { RowForms } from './RowForm';
import { fieldsOf } from './step-fields';
import { useStepForm } from './use-step-form';

export interface FieldsDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly fields: readonly Field[];
  /** What they hold at first; without it what they begin with. */
  readonly stored?: Values;
  readonly saveLabel: string;
  /** The subtype of the establishment that it is for. */
  readonly boxSubtype: number;
  /** Throws the refusal, whose issues come to their fields. */
  readonly save: (values: Values) => Promise<void>;
  readonly onClose: () => void;
}

/** A few fields in a dialog, checked as in any form: what is refused is told at its place, and nothing typed is lost. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { title, text, saveLabel, onClose } = props;
  const { say } = useSay('form');
  const id = useId();
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const form = useFieldsForm(props, setFailure);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    form.submit();
  };
  return (
    <Modal
      open
      size="base"
      title={title}
      text={text}
      onClose={form.isSaving ? undefined : onClose}
      actions={
        <>
          <Button size="small" disabled={form.isSaving} onMouseDown={keepFocus} onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <WorkingButton
            size="small"
            variant="contained"
            type="submit"
            form={id}
            working={form.isSaving}
            onMouseDown={keepFocus}
          >
            {saveLabel}
          </WorkingButton>
        </>
      }
    >
      <DialogForm id={id} noValidate onSubmit={submit}>
        {isTried && <FaultSummary form={form} />}
        {failure !== null && <Notice tone="danger">{errorReason(failure, say)}</Notice>}
        <RowForms subject={form.subject}>
          <FieldGrid>
            <FieldSlots form={form} fields={fieldsOf(form.step)} />
          </FieldGrid>
        </RowForms>
      </DialogForm>
    </Modal>
  );
}

function useFieldsForm(
  { title, fields, stored, boxSubtype, save }: FieldsDialogProps,
  onFailure: (error: CallError) => void,
) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const subject = useMemo((): FormSubject => {
    const here = [boxSubtype];
    const words = { es: title, en: title };
    const model: RecordModel = {
      name: words,
      noun: { one: words, many: words, counted: words },
      icon: 'circle',
      gender: 'm',
      labelFields: [],
      attributes: fields.map((field) => ({
        ...field,
        permissions: { box: { list: here, new: here, edit: here } },
      })),
      form: {
        layout: 'flat',
        steps: [
          {
            name: 'fields',
            title: words,
            sections: [{ title: words, fields: fields.map(({ name }) => name) }],
          },
        ],
      },
      rowRules: [],
    };
    return {
      ...{ model, locale, mode: 'new', scope: { boxSubtype, companyTiers: [] } },
      stored: stored ?? defaultValues(fields, boxSubtype, locale, now),
    };
  }, [title, fields, stored, boxSubtype, locale, now]);
  return useStepForm({ subject, draft: null, save, onFailure });
}

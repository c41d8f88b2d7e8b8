import Button from '@mui/material/Button';
import { useCallback, useId, useMemo, useState, type ReactNode, type SyntheticEvent } from 'react';
import { RowFormContext, type RowFormProps } from '../fields/row-editing';
import { labelWithUnit } from '../fields/raw-value';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DialogForm } from '../ui/DialogForm';
import { keepFocus } from '../ui/keep-focus';
import { Modal } from '../ui/Modal';
import { useSay } from '../words/use-say';
import { FaultSummary } from './FaultSummary';
import { FieldGrid } from './FieldGrid';
import { FieldSlots } from './FieldSlots';
import type { FormSubject } from './form-subject';
import { filledRow, rowSubject } from './row-subject';
import { fieldsOf } from './step-fields';
import { useStepForm, type StepForm } from './use-step-form';

export interface RowFormsProps {
  /** The form that the lists are in. */
  readonly subject: FormSubject;
  readonly children: ReactNode;
}

/** Gives the lists inside a form the form of their rows. */
export function RowForms({ subject, children }: RowFormsProps) {
  const draw = useCallback(
    (props: RowFormProps) => <RowForm key={props.row.key} {...props} outer={subject} />,
    [subject],
  );
  return <RowFormContext value={draw}>{children}</RowFormContext>;
}

interface OuterProps extends RowFormProps {
  readonly outer: FormSubject;
}

/** A row in a dialog over its list. What is typed there is asked for before it is lost. */
function RowForm(props: OuterProps) {
  const { field, isNew, issues, onClose } = props;
  const { say, word } = useSay('form');
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const [isTried, setTried] = useState(issues.length > 0);
  const form = useRowForm(props);
  const leave = () => {
    if (form.changed.length === 0) onClose();
    else setLeaving(true);
  };
  const noun = word(field.list?.noun.one ?? field.label);
  return (
    <Modal
      open
      onClose={leave}
      size="base"
      title={isNew ? say('form:addRow', { noun }) : say('form:editRow', { row: noun })}
      actions={
        <>
          <Button size="small" onMouseDown={keepFocus} onClick={leave}>
            {say('ui:cancel')}
          </Button>
          <Button size="small" variant="contained" type="submit" form={id} onMouseDown={keepFocus}>
            {say('form:saveRow', { row: noun })}
          </Button>
        </>
      }
    >
      <RowFields id={id} form={form} isTried={isTried} onTry={() => setTried(true)} />
      <ConfirmDialog
        open={isLeaving}
        title={say('form:leaveTitle')}
        text={say('form:leaveText', { count: form.changed.length })}
        records={form.changed.map((each) => labelWithUnit(each, form.subject.locale))}
        confirmLabel={say('form:leave')}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      />
    </Modal>
  );
}

function useRowForm({ outer, field, row, isNew, issues, onSave }: OuterProps): StepForm {
  const [now] = useState(() => new Date());
  const subject = useMemo(
    () => rowSubject(outer, { field, row, isNew }, now),
    [outer, field, row, isNew, now],
  );
  return useStepForm({
    subject,
    draft: null,
    refused: issues,
    save: (values) => {
      onSave(filledRow(subject, row, values));
      return Promise.resolve();
    },
    // Nothing is sent from here, so nothing is refused.
    onFailure: () => undefined,
  });
}

interface RowFieldsProps {
  readonly id: string;
  readonly form: StepForm;
  /** The row was to be saved: what is wrong with it is summed up. */
  readonly isTried: boolean;
  readonly onTry: () => void;
}

function RowFields({ id, form, isTried, onTry }: RowFieldsProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The form around this dialog is not meant.
    event.stopPropagation();
    onTry();
    form.submit();
  };
  return (
    <DialogForm id={id} noValidate onSubmit={submit}>
      {isTried && <FaultSummary form={form} />}
      <RowForms subject={form.subject}>
        <FieldGrid>
          <FieldSlots form={form} fields={fieldsOf(form.step)} />
        </FieldGrid>
      </RowForms>
    </DialogForm>
  );
}

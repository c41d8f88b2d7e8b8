import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { RecordModel } from '@huella/domain/assets/asset-type';
import type { SavedRecord } from '@huella/domain/calls/objects';
import type { Values } from '@huella/domain/fields/value';
import { defaultValues } from '@huella/domain/forms/defaults';
import { recordScope } from '@huella/domain/records/record-parts';
import { allowedFields } from '@huella/domain/rules/field-access';
import type { CallError } from '../call/call-error';
import { labelWithUnit } from '../fields/raw-value';
import { useCommonOptions } from '../session/common-options';
import { usePageTitle } from '../shell/page-title';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import type { FormSubject } from './form-subject';
import { LeaveGuard } from './LeaveGuard';
import { useSaveRecord, type RecordKind } from './record-calls';
import { StepFormView } from './StepFormView';
import { useOwnLocale } from './use-own-locale';
import { useStepForm } from './use-step-form';

export interface RecordFormProps {
  readonly kind: RecordKind;
  readonly model: RecordModel;
  /** The record that is edited; null makes a new one. */
  readonly stored: SavedRecord | null;
  /** What a new record starts with, over the defaults of its model. */
  readonly start?: Values;
  /** The company of a new establishment. */
  readonly holder?: number;
  readonly title: string;
  /** Under the title on phones. */
  readonly note: string;
  readonly saveLabel: string;
  /** Where it leads once it was left, and what that is called where it is not simply back. */
  readonly backHref: string;
  readonly backLabel?: string;
  /** A form that is walked through once: it is saved on its last step, as it stands too. */
  readonly isWalk?: boolean;
  /** Told what was saved; answers the words about it, and where to go. */
  readonly onSaved: (saved: SavedRecord) => Promise<{ readonly notice: string; readonly href: string }>;
}

const nothing: Values = {};

/** The form in steps of a record that no establishment holds: a company, an establishment, a user. */
export function RecordForm(props: RecordFormProps) {
  const { kind, stored, holder, title } = props;
  const { say } = useSay('records', 'form');
  const navigate = useNavigate();
  const { show } = useToasts();
  const subject = useSubject(props);
  const save = useSaveRecord(kind, holder);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isDone, setDone] = useState(false);
  const form = useStepForm({
    subject,
    draft: null,
    save: async (values) => {
      setFailure(null);
      const saved = await save(stored, values);
      setDone(true);
      const { notice, href } = await props.onSaved(saved);
      show({ id: 'saved', tone: 'ok', text: notice });
      await navigate({ href, ignoreBlocker: true });
    },
    onFailure: setFailure,
  });
  usePageTitle(title);
  return (
    <>
      <StepFormView
        form={form}
        title={title}
        back={{ href: props.backHref, label: props.backLabel ?? say('records:back') }}
        phoneNote={props.note}
        saveLabel={props.saveLabel}
        savesAtEnd={props.isWalk}
        savesUnchanged={props.isWalk}
        failure={failure}
        onFailureClose={() => {
          setFailure(null);
        }}
      />
      <LeaveGuard unsaved={isDone ? [] : form.changed.map((field) => labelWithUnit(field, subject.locale))} />
    </>
  );
}

function useSubject({ model, stored, start = nothing }: RecordFormProps): FormSubject {
  const locale = useOwnLocale();
  useCommonOptions(model.attributes);
  const [begun] = useState(() => ({
    ...defaultValues(allowedFields(model, 'new', recordScope), recordScope.boxSubtype, locale, new Date()),
    ...start,
  }));
  return useMemo(
    () => ({
      model,
      scope: recordScope,
      mode: stored === null ? 'new' : 'update',
      locale,
      stored: stored === null ? begun : stored.values,
    }),
    [model, stored, locale, begun],
  );
}

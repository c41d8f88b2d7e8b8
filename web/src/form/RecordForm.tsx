import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { SavedRecord } from '@huella/domain/calls/objects';
import type { Values } from '@huella/domain/model/value';
import { defaultValues } from '@huella/domain/engine/forms/defaults';
import { recordScope } from '@huella/domain/catalogue/records/record-parts';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { CallError } from '../call/call-error';
import { recordQuery } from '../call/objects';
import { labelWithUnit } from '../fields/raw-value';
import { useCommonOptions } from '../session/common-options';
import { useUser } from '../session/session';
import { usePageTitle } from '../shell/page-title';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { recordDraftKey } from './draft';
import type { FormSubject } from './form-subject';
import { LeaveGuard } from './LeaveGuard';
import { MinePanel } from './MinePanel';
import { useSaveRecord, type RecordKind } from './record-calls';
import { StepFormView } from './StepFormView';
import { useOwnLocale } from './use-own-locale';
import { useRecordDraft, useRecovered, type RecordDraft } from './use-record-draft';
import { useStepForm, type StepForm } from './use-step-form';
import { useOpened, type OpenedForm } from './use-opened';
import { VersionConflict } from './VersionConflict';

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

/**
 * The form in steps of a record that no establishment holds: a company, an establishment, a user. It stays on the version
 * that it was opened with, and begins anew where a newer one is asked for or its draft is discarded.
 */
export function RecordForm({ stored, ...rest }: RecordFormProps) {
  const { key, opened } = useOpened(stored);
  return <OpenedRecord key={key} {...rest} {...opened} />;
}

interface OpenedRecordProps extends Omit<RecordFormProps, 'stored'>, OpenedForm<SavedRecord | null> {}

function OpenedRecord(props: OpenedRecordProps) {
  const { kind, record: stored, title } = props;
  const { say } = useSay('records', 'form');
  const client = useQueryClient();
  const { form, draft, failure, forget, isDone } = useRecordForm(props);
  const [mine, setMine] = useState(props.mine);
  const isConflict = stored !== null && failure?.code === 'changedMeanwhile';
  usePageTitle(title);
  return (
    <>
      <StepFormView
        form={form}
        title={title}
        back={{ href: props.backHref, label: props.backLabel ?? say('records:back') }}
        note={draft.note}
        onDiscard={draft.onDiscard}
        phoneNote={props.note}
        saveLabel={props.saveLabel}
        savesAtEnd={props.isWalk}
        savesUnchanged={props.isWalk}
        failure={isConflict ? null : failure}
        onFailureClose={forget}
        above={
          mine === null ? (
            draft.recovered
          ) : (
            <MinePanel form={form} mine={mine} onClose={() => setMine(null)} />
          )
        }
      />
      <LeaveGuard
        unsaved={isDone ? [] : form.changed.map((field) => labelWithUnit(field, form.subject.locale))}
        onLeave={draft.drop}
      />
      <VersionConflict
        open={isConflict}
        label={stored?.label ?? ''}
        form={form}
        newer={() => client.query({ ...recordQuery(kind, stored?.id ?? 0), staleTime: 0 })}
        onStay={forget}
        onNewVersion={(opened) => {
          draft.drop();
          props.onNewVersion(opened);
        }}
      />
    </>
  );
}

interface SavingForm {
  readonly form: StepForm;
  readonly draft: RecordDraft;
  /** Why it was not saved, and the way to forget it. */
  readonly failure: CallError | null;
  readonly forget: () => void;
  readonly isDone: boolean;
}

/** The form with its draft, from what was recovered until it is saved. */
function useRecordForm(props: OpenedRecordProps): SavingForm {
  const { kind, record: stored, holder } = props;
  const navigate = useNavigate();
  const { show } = useToasts();
  const subject = useSubject(props);
  const save = useSaveRecord(kind, holder);
  const draftKey = recordDraftKey(useUser().id, { kind, holder, stored });
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isDone, setDone] = useState(false);
  const recovered = useRecovered(draftKey, subject);
  const form = useStepForm({
    subject,
    ...recovered,
    startStep: props.step ?? recovered.startStep,
    save: async (values, submitKey) => {
      setFailure(null);
      const saved = await save(stored ?? { submitKey }, values);
      setDone(true);
      draft.drop();
      const { notice, href } = await props.onSaved(saved);
      show({ id: 'saved', tone: 'ok', text: notice });
      await navigate({ href, ignoreBlocker: true });
    },
    onFailure: setFailure,
  });
  const draft = useRecordDraft(draftKey, form, isDone, props.onRestart);
  const forget = () => {
    setFailure(null);
  };
  return { form, draft, failure, forget, isDone };
}

function useSubject({ model, record: stored, start = nothing }: OpenedRecordProps): FormSubject {
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

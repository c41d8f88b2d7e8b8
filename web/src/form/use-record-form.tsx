import { useMemo, useState, type ReactNode } from 'react';
import type { Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import type { CallError } from '../call/call-error';
import { useUser } from '../session/session';
import { draftKey, type DraftOwner } from './draft';
import type { FormSubject } from './form-subject';
import type { SubjectBase } from './subject-base';
import { MinePanel } from './MinePanel';
import { recoverDraft, useRecordDraft, type RecordDraft } from './use-record-draft';
import type { Propose } from './use-form-values';
import { useStepForm, type StepForm } from './use-step-form';
import { VersionConflict, type Opened } from './VersionConflict';

/** A record as its form knows it: an asset, a lot, a company, an establishment, a user, a named entity. */
export interface EditedRecord {
  readonly id: number;
  readonly version: number;
  readonly label: string;
  readonly values: Values;
}

/** What is saved under the key of its submit: a record over the version that was opened, or a new one. */
export type SavingRecord<Edited extends EditedRecord> =
  | (Edited & { readonly submitKey: string })
  | { readonly submitKey: string };

/** What a kind of record brings to its form. */
export interface RecordFormOptions<Edited extends EditedRecord, Saved> {
  /** What the form is about, whatever the record; the same object while nothing in it changes. */
  readonly base: SubjectBase;
  /** The values that a new record begins with; asked once, when its form is opened. */
  readonly begin?: (() => Values) | undefined;
  /** What follows from what is typed, until somebody says otherwise; the same function while the form is there. */
  readonly propose?: Propose | undefined;
  /** Whose draft is kept. */
  readonly draftOf: Omit<DraftOwner, 'id'>;
  /** Sends all values of a new record, the changed ones of an edit. Throws the refusal. */
  readonly save: (saving: SavingRecord<Edited>, values: Values) => Promise<Saved>;
  /** Called with what was saved: leads on from here. */
  readonly onSaved?: ((saved: Saved) => Promise<void> | void) | undefined;
  /** Fetches an edited record as it is now; without it there is no version to be in conflict with. */
  readonly fetchNewest?: ((edited: Edited) => Promise<Edited>) | undefined;
  /** Whether an issue is about another record, as distinct from the fields. */
  readonly isAboutOthers?: ((found: Issue) => boolean) | undefined;
}

/** A form as it was opened, and the ways to open it again. */
export interface OpenedForm<Edited> extends Opened<Edited | null> {
  /** How many times it was begun again. */
  readonly round: number;
  readonly onNewVersion: (opened: Opened<Edited>) => void;
  /** Begins again, with the draft that is kept then or without one. */
  readonly onRestart: () => void;
}

/**
 * Keeps a form on the version of its record that it was opened with, whatever the cache learns meanwhile. It begins again,
 * under another key, where a newer version is asked for or its draft is discarded. Null is a new record.
 */
export function useOpened<Edited extends EditedRecord>(
  record: Edited | null,
): { readonly key: string; readonly opened: OpenedForm<Edited> } {
  const [opened, setOpened] = useState<Opened<Edited | null>>({ record, mine: null, step: undefined });
  const [round, setRound] = useState(0);
  const onRestart = () => {
    setOpened({ ...opened, mine: null, step: undefined });
    setRound((before) => before + 1);
  };
  const key = `${opened.record?.version ?? 0}-${round}`;
  return { key, opened: { ...opened, round, onNewVersion: setOpened, onRestart } };
}

export interface RecordForm<Saved> {
  readonly form: StepForm;
  readonly draft: RecordDraft;
  /** What was saved; null until then. */
  readonly saved: Saved | null;
  /** Why it was not saved, where neither a field nor the conflict dialog says; null while nothing failed. */
  readonly failure: CallError | null;
  readonly forgetFailure: () => void;
  /** Over the fields: that what was typed before is back, or what was typed over an older version. */
  readonly above: ReactNode;
  /** Offers the version that somebody else saved meanwhile. */
  readonly conflict: ReactNode;
}

/**
 * The form of a record, from its draft until it is saved: what was typed survives a reload, a submit whose answer was
 * lost is never done twice, and a version that somebody else saved meanwhile is not overwritten.
 */
export function useRecordForm<Edited extends EditedRecord, Saved extends object>(
  options: RecordFormOptions<Edited, Saved>,
  opened: OpenedForm<Edited>,
): RecordForm<Saved> {
  const { save, onSaved, fetchNewest, isAboutOthers } = options;
  const { record } = opened;
  const version = record?.version ?? null;
  const subject = useSubject(options, record);
  const key = draftKey(useUser().id, { ...options.draftOf, id: record?.id });
  const [kept] = useState(() => recoverDraft(key, version, subject));
  const [mine, setMine] = useState(opened.mine ?? kept.mine);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const form = useStepForm({
    subject,
    draft: kept.raw,
    propose: options.propose,
    startStep: opened.step ?? kept.step,
    submitKey: kept.submitKey,
    isAboutOthers,
    onFailure: setFailure,
    save: async (values, submitKey) => {
      setFailure(null);
      const answer = await save(record === null ? { submitKey } : { ...record, submitKey }, values);
      setSaved(() => answer);
      draft.drop();
      await onSaved?.(answer);
    },
  });
  const isDone = saved !== null;
  const draft = useRecordDraft(form, { key, version, mine, isDone, onRestart: opened.onRestart });
  const forgetFailure = () => {
    setFailure(null);
  };
  const isConflict = record !== null && fetchNewest !== undefined && isNewer(failure);
  return {
    form,
    draft,
    saved,
    failure: isConflict ? null : failure,
    forgetFailure,
    above:
      mine === null ? draft.recovered : <MinePanel form={form} mine={mine} onClose={() => setMine(null)} />,
    conflict: record !== null && fetchNewest !== undefined && (
      <VersionConflict
        open={isConflict}
        label={record.label}
        form={form}
        newer={() => fetchNewest(record)}
        onStay={forgetFailure}
        onNewVersion={opened.onNewVersion}
      />
    ),
  };
}

/**
 * Whether the record has a newer version than the one that was opened. It is also the own one whose answer was lost, where
 * what was typed since is another submit.
 */
function isNewer(failure: CallError | null): boolean {
  return failure?.code === 'changedMeanwhile' || failure?.code === 'submitReused';
}

function useSubject<Edited extends EditedRecord, Saved>(
  { base, begin = () => ({}) }: RecordFormOptions<Edited, Saved>,
  record: Edited | null,
): FormSubject {
  const [start] = useState(begin);
  return useMemo(
    () =>
      record === null
        ? { ...base, mode: 'new', stored: start }
        : { ...base, mode: 'update', stored: record.values },
    [base, record, start],
  );
}

import Button from '@mui/material/Button';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState, type ReactNode } from 'react';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';
import { DraftNote } from './DraftNote';
import { isDraftable, rawOfDraft, readDraft } from './draft';
import { openFields, type FormSubject } from './form-subject';
import { useDiscard } from './use-discard';
import { useKeptDraft } from './use-kept-draft';
import type { StepForm, StepFormOptions } from './use-step-form';

/** What was typed of a record before a reload, as the form takes it; nothing where there is no draft. */
export function useRecovered(
  draftKey: string,
  subject: FormSubject,
): Pick<StepFormOptions, 'draft' | 'startStep' | 'submitKey'> {
  const [draft] = useState(() => readDraft(draftKey));
  if (draft === null) return { draft: null };
  const { step: startStep, submitKey } = draft;
  return { draft: rawOfDraft(draft, openFields(subject), subject.locale), startStep, submitKey };
}

/** What a form that keeps a draft says and does about it. */
export interface RecordDraft {
  /** Forgets the draft: what was typed is saved, or left behind by choice. */
  readonly drop: () => void;
  /** Quietly says that there is one, where nothing louder does. */
  readonly note: ReactNode;
  readonly onDiscard: (() => void) | undefined;
  /** Says, over the fields, that what was typed before is back. */
  readonly recovered: ReactNode;
}

/** Keeps what is typed of a record while its form is open and unsaved; files are not kept. */
export function useRecordDraft(
  draftKey: string,
  form: StepForm,
  isDone: boolean,
  onRestart: () => void,
): RecordDraft {
  const { locale } = form.subject;
  const [wasKept] = useState(() => readDraft(draftKey) !== null);
  const typed = form.changed.filter(isDraftable);
  const raw = Object.fromEntries(typed.map(({ name }) => [name, form.raw[name] ?? null]));
  const held = { raw, step: form.step.name, language: locale.language, submitKey: form.submitKey };
  const kept = useKeptDraft(draftKey, held, typed.length > 0 && !isDone);
  const discard = useDiscard(kept, draftKey, onRestart);
  const hasDraft = kept.keptAt !== null;
  const isRecovered = wasKept && hasDraft;
  return {
    drop: kept.drop,
    note: isRecovered ? null : <DraftNote keptAt={kept.keptAt} zone={locale.zone} onDiscard={discard} />,
    onDiscard: hasDraft ? discard : undefined,
    recovered: isRecovered && <Recovered form={form} onDiscard={discard} />,
  };
}

interface RecoveredProps {
  readonly form: StepForm;
  readonly onDiscard: () => void;
}

function Recovered({ form, onDiscard }: RecoveredProps) {
  const { say } = useSay('form');
  const hasFiles = openFields(form.subject).some((field) => !isDraftable(field));
  return (
    <Notice
      tone="info"
      icon={RotateCcw}
      title={say('form:draftRecovered')}
      action={
        <Button size="small" onClick={onDiscard}>
          {say('form:draftDiscard')}
        </Button>
      }
    >
      {hasFiles && say('form:draftFiles')}
    </Notice>
  );
}

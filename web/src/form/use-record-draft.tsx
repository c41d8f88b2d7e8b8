import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CloudCheck from 'lucide-react/icons/cloud-check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { DateTime } from 'luxon';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Values } from '@huella/domain/model/value';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Notice } from '../ui/Notice';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { isSame } from './changed-values';
import { dropDraft, keepDraft, rawOfDraft, readDraft, type Draft } from './draft';
import { openFields, startingRaw, type FormSubject } from './form-subject';
import type { StepForm } from './use-step-form';

/** What was typed of a record before a reload. */
export interface Recovered {
  /** What the inputs held, where it was typed over the version that is opened now; null where there is nothing. */
  readonly raw: Values | null;
  /** What was typed over another version: shown beside the one of now, and not put over it. */
  readonly mine: Values | null;
  readonly step?: string;
  readonly submitKey?: string | null;
}

/**
 * Reads what was typed of a record before a reload. A draft that says nothing else than the record does, since it was saved
 * after all, is dropped.
 */
export function recoverDraft(key: string, version: number | null, subject: FormSubject): Recovered {
  const kept = readDraft(key);
  if (kept === null) return { raw: null, mine: null };
  const start = startingRaw(subject);
  const read = (raw: Values): Values | null => {
    const known = rawOfDraft({ language: kept.language, raw }, openFields(subject), subject.locale);
    const typed = Object.entries(known).filter(([name, value]) => !isSame(start[name], value));
    return typed.length === 0 ? null : Object.fromEntries(typed);
  };
  const isOfVersion = kept.version === version;
  const raw = isOfVersion ? read(kept.raw) : null;
  const mine = read(isOfVersion ? { ...kept.mine } : { ...kept.mine, ...kept.raw });
  if (raw === null && mine === null) {
    dropDraft(key);
    return { raw, mine };
  }
  const { step, submitKey } = kept;
  return isOfVersion ? { raw, mine, step, submitKey } : { raw, mine, step };
}

/** What a form that keeps a draft says and does about it. */
export interface RecordDraft {
  /** When it was kept, as a UTC ISO text; null while there is none. */
  readonly keptAt: string | null;
  /** Forgets the draft: what was typed is saved, or left behind by choice. */
  readonly drop: () => void;
  /** Quietly says that there is one, where nothing louder does. */
  readonly note: ReactNode;
  readonly onDiscard: (() => void) | undefined;
  /** Says, over the fields, that what was typed before is back. */
  readonly recovered: ReactNode;
}

export interface RecordDraftOptions extends Pick<Draft, 'version' | 'mine'> {
  readonly key: string;
  /** The record was saved: nothing is kept any more. */
  readonly isDone: boolean;
  /** Opens the form again, with the draft that is kept then or without one. */
  readonly onRestart: () => void;
}

/** Keeps what is typed of a record in this tab while its form is open and unsaved. */
export function useRecordDraft(form: StepForm, options: RecordDraftOptions): RecordDraft {
  const { key, version, mine, isDone, onRestart } = options;
  const { locale } = form.subject;
  const [wasKept] = useState(() => readDraft(key) !== null);
  const raw = Object.fromEntries(form.changed.map(({ name }) => [name, form.raw[name] ?? null]));
  const held = {
    ...{ raw, mine, version, step: form.step.name },
    ...{ language: locale.language, submitKey: form.submitKey },
  };
  const isTyped = form.changed.length > 0 || mine !== null;
  const { keptAt, drop } = useKeptDraft(key, held, isTyped && !isDone);
  const discard = useDiscard(key, drop, onRestart);
  const isRecovered = wasKept && keptAt !== null && mine === null;
  return {
    keptAt,
    drop,
    note: isRecovered ? null : <DraftNote keptAt={keptAt} zone={locale.zone} onDiscard={discard} />,
    onDiscard: keptAt === null ? undefined : discard,
    recovered: isRecovered && <RecoveredNotice onDiscard={discard} />,
  };
}

/** Typing pauses of this many milliseconds are when a draft is kept. */
const pause = 400;

/** Keeps a draft at each pause and when the page is left, while anything is typed. */
function useKeptDraft(
  key: string,
  held: Omit<Draft, 'at'>,
  isTyped: boolean,
): Pick<RecordDraft, 'keptAt' | 'drop'> {
  const [keptAt, setKeptAt] = useState(() => readDraft(key)?.at ?? null);
  const text = JSON.stringify(held);
  const kept = useRef(text);
  const pending = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (text === kept.current) return;
    pending.current = () => {
      pending.current = null;
      kept.current = text;
      const at = new Date().toISOString();
      const isKept = isTyped && keepDraft(key, { ...held, at });
      if (!isKept) dropDraft(key);
      setKeptAt(isKept ? at : null);
    };
    const timer = setTimeout(() => pending.current?.(), pause);
    return () => {
      clearTimeout(timer);
    };
  }, [key, text, held, isTyped]);
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return {
    keptAt,
    drop: () => {
      pending.current = null;
      kept.current = text;
      dropDraft(key);
      setKeptAt(null);
    },
  };
}

/**
 * Discards the draft of a form and begins again. It can be undone for as long as its toast is shown; what was
 * typed since then gives way.
 */
function useDiscard(key: string, drop: () => void, onRestart: () => void): () => void {
  const { say } = useSay('form');
  const { show } = useToasts();
  return () => {
    const draft = readDraft(key);
    drop();
    onRestart();
    if (draft === null) return;
    const undo = () => {
      keepDraft(key, draft);
      onRestart();
    };
    show({
      tone: 'info',
      text: say('form:draftDiscarded'),
      action: { label: say('form:undo'), onClick: undo },
    });
  };
}

function RecoveredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { say } = useSay('form');
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
    />
  );
}

interface DraftNoteProps {
  /** When the draft was kept, as a UTC ISO text; null while there is none. */
  readonly keptAt: string | null;
  readonly zone: string;
  readonly onDiscard: () => void;
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 8px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '& > svg': { color: theme.palette.ink2 },
}));

/** Quietly says that what was typed is kept, since when, and how to be rid of it. */
function DraftNote({ keptAt, zone, onDiscard }: DraftNoteProps) {
  const { say } = useSay('form');
  if (keptAt === null) return null;
  const time = DateTime.fromISO(keptAt, { zone }).toFormat('HH:mm');
  return (
    <Line>
      <CloudCheck size={16} aria-hidden="true" />
      {say('form:draftSaved', { time })}
      <Button size="small" variant="text" color="secondary" onClick={onDiscard}>
        {say('form:draftDiscard')}
      </Button>
    </Line>
  );
}

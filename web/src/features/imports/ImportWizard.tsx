import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { Upload } from '@huella/domain/calls/upload-view';
import { purposeOf } from '@huella/domain/engine/sheets/sheet-purpose';
import { CallError } from '../../call/call-error';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { FetchErrorPage } from '../../shell/MessagePage';
import { FormSkeleton } from '../../ui/Skeletons';
import { shownRows } from '../../sheet/row-count';
import { formatCount } from '../../ui/format-count';
import { stepLine } from '../../wizard/wizard-steps';
import { useSay } from '../../words/use-say';
import { ColumnsStep } from './ColumnsStep';
import { CountStep } from './CountStep';
import { FileStep } from './FileStep';
import { ImportRun } from './ImportRun';
import type { ImportSubject } from './import-subject';
import { RowsSteps, type LaterStep } from './RowsSteps';
import type { StepProps } from './step-parts';
import type { ImportMode } from './import-purpose';
import { useImport, type AnsweredBeside, type ImportState } from './use-import';

export interface ImportWizardProps {
  readonly mode: ImportMode;
  readonly subject: ImportSubject;
  /** The step before there is a sheet, where something is chosen first. */
  readonly firstStep?: (parts: StepProps) => ReactNode;
  /** The steps after the rows; without it that is the summary of a run. */
  readonly laterStep?: LaterStep;
  /** Which of these are answered. */
  readonly beside?: AnsweredBeside;
}

/** An import from its file, or from an empty sheet, to the run that writes it. */
export function ImportWizard({ mode, subject, firstStep, laterStep, beside }: ImportWizardProps) {
  const state = useImport(subject, mode, beside);
  const parts = useParts(subject, state);
  const { upload } = state;
  const { step } = state.position;
  if (upload === undefined)
    return state.error === null ? (
      <FormSkeleton count={6} />
    ) : (
      <ImportMissing {...parts} error={state.error} />
    );
  const isFirst = step === 'event' || step === 'transfer';
  if (upload === null) {
    if (isFirst) return firstStep?.(parts);
    return mode === 'file' ? <FileStep {...parts} /> : <CountStep {...parts} />;
  }
  if (!isOf(upload, subject)) return <ImportMissing {...parts} error={null} />;
  if (upload.runId !== null) return <ImportRun {...parts} upload={upload} runId={upload.runId} />;
  if (isFirst) return firstStep?.(parts);
  if (step === 'file') return <FileStep {...parts} />;
  if (step === 'columns') return <ColumnsStep {...parts} upload={upload} />;
  return <RowsSteps key={upload.ExcelUploadId} {...parts} upload={upload} laterStep={laterStep} />;
}

/** Whether an upload is of the place and the type that are open, and for what the wizard is for. */
function isOf(upload: Upload, { purpose, place, model }: ImportSubject): boolean {
  return upload.boxId === place.boxId && upload.assetType === model.id && purposeOf(upload) === purpose.id;
}

/** What every step has around it. */
function useParts(subject: ImportSubject, state: ImportState): StepProps {
  const { say, word } = useSay('imports', 'bulk');
  const navigate = useNavigate();
  const { noun } = subject.model;
  const nounOf = useCallback((count: number) => word(count === 1 ? noun.one : noun.many), [word, noun]);
  const leave = useCallback(
    (notice?: string) => {
      void navigate({ href: listAddress(), ...(notice !== undefined && { state: { notice } }) });
    },
    [navigate],
  );
  const { position, upload, go } = state;
  const { words } = subject.purpose;
  const subtitle = useSubtitle(subject, state);
  const frame = useMemo((): StepProps['frame'] => {
    const isSubmitted = (upload?.runId ?? null) !== null;
    const titles = {
      event: say('bulk:stepEvent'),
      transfer: say('bulk:stepTransfer'),
      file: say('imports:stepFile'),
      columns: say('imports:stepColumns'),
      // Where there is no file, the grid is where they are chosen.
      sheet: position.steps[0] === 'transfer' ? capital(word(noun.many)) : say('imports:stepSheet'),
      data: say('bulk:stepData'),
      target: say('bulk:stepTarget'),
      summary: say('imports:stepSummary'),
    };
    return {
      title: say(words.title, { nouns: word(noun.many) }),
      subtitle,
      steps: stepLine(position, titles),
      onGo: (id) => {
        const to = position.steps.find((each) => each === id);
        if (to !== undefined && !isSubmitted) go(to);
      },
      onExit: () => {
        leave(upload === null || isSubmitted ? undefined : say(words.kept));
      },
      exitLabel: say(upload === null || isSubmitted ? 'imports:exitPlain' : 'imports:exit'),
    };
  }, [say, words, word, noun, subtitle, position, upload, go, leave]);
  return { subject, state, frame, leave, nounOf };
}

/** 'rodeo-primavera-2026.xlsx · 1.184 filas'. */
function useSubtitle(subject: ImportSubject, { upload }: ImportState): string {
  const { word } = useSay();
  const about = useAbout(subject, upload);
  return subject.event === null ? about : `${word(subject.event.name)} · ${about}`;
}

function useAbout({ place }: ImportSubject, upload: ImportState['upload']): string {
  const { say, language } = useSay('imports', 'bulk');
  if (upload === null || upload === undefined) return say('imports:place', { place: place.boxName });
  const file = upload.fileInfo.original_name;
  const rows = file === null ? shownRows(upload.counts) : upload.counts.total;
  const figure = formatCount(rows, language);
  if (upload.selected === true) return say(rows === 1 ? 'bulk:chosenRow' : 'bulk:chosenRows', { figure });
  if (file === null) return say(rows === 1 ? 'imports:typedRow' : 'imports:typedRows', { figure });
  return say(rows === 1 ? 'imports:fileRow' : 'imports:fileRows', { figure, file });
}

interface ImportMissingProps extends StepProps {
  /** Why it could not be opened; null for an import of another place. */
  readonly error: Error | null;
}

/** The import of the address cannot be opened: it is gone, another's, or the server is away. */
function ImportMissing({ subject, state, frame, error }: ImportMissingProps) {
  const { say } = useSay('imports');
  return (
    <FetchErrorPage
      page={frame.title}
      error={error ?? new CallError('notFound')}
      onRetry={state.retry}
      missing={{ title: say('imports:gone'), text: say('imports:goneText') }}
      failed={{ title: say('imports:loadFailed') }}
      actions={
        <Button size="small" variant="contained" href={subject.purpose.starts[state.mode]}>
          {say('imports:startAnew')}
        </Button>
      }
    />
  );
}

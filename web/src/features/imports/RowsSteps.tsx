import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Issue } from '@huella/domain/model/errors';
import { LeaveGuard } from '../../form/LeaveGuard';
import { WizardFrame } from '../../wizard/WizardFrame';
import { CenteredMessage } from '../../shell/CenteredMessage';
import { FetchError } from '../../list/FetchError';
import { shownRows } from '../../sheet/row-count';
import { ProgressLine } from '../../ui/ProgressLine';
import { useSay } from '../../words/use-say';
import { lookAgain } from './row-changes';
import { SheetStep } from './SheetStep';
import type { RefusedAt, RowsStepProps, UploadStepProps } from './step-parts';
import { SummaryStep } from './SummaryStep';
import { rowsKey, useUploadRows, type UploadRows } from './use-upload-rows';

const Wait = styled('div')({ width: 'min(360px, 100%)', padding: 16 });

/** The steps that come after the rows, of a sheet that no run takes. */
export type LaterStep = ((parts: RowsStepProps) => ReactNode) | undefined;

export interface RowsStepsProps extends UploadStepProps {
  readonly laterStep: LaterStep;
}

/** The steps from the rows on: they are fetched once, and their edits are kept from then on. */
export function RowsSteps(props: RowsStepsProps) {
  const { upload, subject, frame } = props;
  const { rows, isWhole, loaded, error, retry } = useUploadRows(upload, subject);
  const { say } = useSay('imports');
  const shown = shownRows(upload.counts);
  // The grid shows the first rows while the others come; what sums them up waits for all.
  const isEnough = isWhole || props.state.position.step === 'sheet';
  if (rows !== undefined && isEnough) return <LoadedRows {...props} rows={rows} />;
  return (
    <WizardFrame {...frame}>
      <CenteredMessage>
        {error === null ? (
          <Wait>
            {shown === 0 ? (
              <LinearProgress aria-label={say('imports:loadingRows')} />
            ) : (
              <ProgressLine label={say('imports:loadingRows')} done={loaded} total={shown} />
            )}
          </Wait>
        ) : (
          <FetchError title={say('imports:loadFailed')} error={error} onRetry={retry} />
        )}
      </CenteredMessage>
    </WizardFrame>
  );
}

function LoadedRows({ laterStep, ...props }: RowsStepsProps & { readonly rows: UploadRows }) {
  const { subject, state, frame, leave, rows, upload } = props;
  const { say } = useSay('imports');
  const client = useQueryClient();
  const [refusedAt, setRefusedAt] = useState<RefusedAt | null>(null);
  const saved = useSyncExternalStore(rows.saver.subscribe, rows.saver.state);
  const exit = () => {
    void rows.saver.flush().then((isSaved) => {
      if (isSaved) leave(say(subject.purpose.words.kept));
      else leave();
    });
  };
  const parts = { ...props, frame: { ...frame, onExit: exit }, saved };
  const refuse = (issues: readonly Issue[]) => {
    // Of changes the server looks at the rows again, and says what is there now.
    if (props.subject.purpose.id === 'update') rows.saver.edit(lookAgain(rows.store.list(), issues));
    else setRefusedAt(takeRefusal(rows, issues));
    state.go('sheet');
  };
  const reload = () => {
    client.removeQueries({ queryKey: [rowsKey, upload.ExcelUploadId] });
    state.retry();
  };
  return (
    <>
      {state.position.step === 'sheet' ? (
        <SheetStep {...parts} startAt={refusedAt ?? undefined} onReload={reload} />
      ) : (
        (laterStep?.(parts) ?? <SummaryStep {...parts} onRefused={refuse} />)
      )}
      <LeaveGuard unsaved={saved === 'saved' ? [] : [say('imports:unsavedEdits')]} samePathPasses />
    </>
  );
}

/** Puts what a submit was refused for beside its cells, and answers the first of them. */
function takeRefusal({ store }: UploadRows, issues: readonly Issue[]): RefusedAt | null {
  const byRow = new Map<number, Issue[]>();
  for (const found of issues) {
    const row = Number(found.record);
    if (store.find(row) !== undefined) byRow.set(row, [...(byRow.get(row) ?? []), found]);
  }
  const first = Math.min(...byRow.keys());
  const [issue] = byRow.get(first) ?? [];
  store.setIssues(
    new Map(
      [...byRow].map(([row, found]) => {
        const fields = new Set(found.map(({ field }) => field));
        const others = (store.find(row)?.issues ?? []).filter(({ field }) => !fields.has(field));
        return [row, [...others, ...found]];
      }),
    ),
  );
  return issue === undefined ? null : { row: first, field: issue.field };
}

import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import type { Say } from '@huella/domain/phrases/areas';
import { call } from '../../call/call';
import { callFile } from '../../call/file';
import { errorReason } from '../../list/error-reason';
import { isAlive, waitingOf } from '../../shell/run-progress';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatCount } from '../../ui/format-count';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { runQuery } from './follow-run';

/** How many rows of a run were not written: left out, in conflict, and those that an ended one never came to. */
export function unwrittenOf(run: RunView): number {
  return run.leftOut + run.conflicts + (isAlive(run) ? 0 : waitingOf(run));
}

/** Brings the rows of a run that were not written, as a spreadsheet with the reason of each. */
export function useUnwritten() {
  const { say } = useSay('runs');
  const { show } = useToasts();
  return useMutation({
    mutationFn: (run: Pick<RunView, 'id'>) => callFile('jobs.leftOut', { params: { id: String(run.id) } }),
    onError: (error) => {
      show({ tone: 'danger', text: say('runs:downloadFailed', { reason: errorReason(error, say) }) });
    },
  });
}

/** What the file of those rows is called on a button. */
export function downloadPhrase(run: RunView, say: Say): string {
  if (run.kind === 'undo') return say('runs:downloadKept', { count: unwrittenOf(run) });
  const isUndone = !isAlive(run) && waitingOf(run) > 0;
  return say(isUndone ? 'runs:downloadUndone' : 'runs:download', { count: unwrittenOf(run) });
}

/** The rows that were not written, as a spreadsheet with the reason of each, where there is one. */
export function Downloads({ run }: { readonly run: RunView }) {
  const { say } = useSay('runs');
  const { mutate, isPending } = useUnwritten();
  if (unwrittenOf(run) === 0) return <span data-first />;
  return (
    <WorkingButton
      data-first
      working={isPending}
      startIcon={<Download size={16} />}
      onClick={() => {
        mutate(run);
      }}
    >
      {downloadPhrase(run, say)}
    </WorkingButton>
  );
}

/** Asks before it stops what is still to be done. */
export function Stop({ run }: { readonly run: RunView }) {
  const { say, language } = useSay('runs');
  const { show } = useToasts();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('jobs.stop', { params: { id: String(run.id) } }),
    onSuccess: (stopped) => {
      client.setQueryData(runQuery(run.id).queryKey, stopped);
    },
    onError: (error) => {
      show({ tone: 'danger', text: say('runs:stopFailed', { reason: errorReason(error, say) }) });
    },
    onSettled: () => {
      setAsked(false);
    },
  });
  return (
    <>
      <Button
        variant="text"
        color="secondary"
        onClick={() => {
          setAsked(true);
        }}
      >
        {say('runs:stop')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say('runs:stopTitle')}
        text={say('runs:stopText', { figure: formatCount(waitingOf(run), language) })}
        confirmLabel={say('runs:stopConfirm')}
        working={isPending}
        onCancel={() => {
          setAsked(false);
        }}
        onConfirm={() => {
          mutate();
        }}
      />
    </>
  );
}

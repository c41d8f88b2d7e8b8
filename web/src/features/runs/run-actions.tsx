import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
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

/** The rows that were not written, as a spreadsheet with the reason of each, where there is one. */
export function Downloads({ run }: { readonly run: RunView }) {
  const { say } = useSay('runs');
  const { show } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callFile('jobs.leftOut', { params: { id: String(run.id) } }),
    onError: (error) => {
      show({ tone: 'danger', text: say('runs:downloadFailed', { reason: errorReason(error, say) }) });
    },
  });
  const undone = isAlive(run) ? 0 : waitingOf(run);
  const count = run.leftOut + run.conflicts + undone;
  if (count === 0) return <span data-first />;
  return (
    <WorkingButton
      data-first
      working={isPending}
      startIcon={<Download size={16} />}
      onClick={() => {
        mutate();
      }}
    >
      {say(undone > 0 ? 'runs:downloadUndone' : 'runs:download', { count })}
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

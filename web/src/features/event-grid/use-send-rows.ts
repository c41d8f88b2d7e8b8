import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { CallError } from '../../call/call-error';
import { runAddress } from '../../shell/run-address';
import { isAlive } from '../../shell/run-progress';
import { useAgainLater } from '../../shell/use-again-later';
import { useConnection } from '../../shell/use-connection';
import { useWhenReached } from '../../shell/use-when-reached';
import type { QueuedRows } from './kept-grids';
import { sentRows } from './read-rows';
import { commentName, dateName } from './row-state';
import { isUnsure, sendQueued } from './send-rows';
import type { EventGrid } from './use-event-grid';

/** The rows of a grid as a submit: kept as it is until the server has answered for certain. */
function queuedRows(grid: EventGrid, withoutErrors: boolean): QueuedRows {
  const { wizard, event, read, subject, edits } = grid;
  const { model, place } = wizard.subject;
  const { lot } = wizard.answers;
  const { common } = edits.state;
  const whole =
    lot !== null
      ? {}
      : {
          ...{ action: 'update', objectType: 'asset', pkObjectType: model.id, globalModel: model.id },
          ...{ pkReferer: place.boxId, holder: place.boxId },
        };
  return {
    lotId: lot?.id ?? null,
    count: read.counted.length,
    body: {
      ...whole,
      values: [...sentRows(subject, edits.state, read.counted)],
      headerValues: { date: common[dateName] ?? null, comment: common[commentName] ?? null },
      actionContext: { context: 'massive_manual_form', eventType: event.eventType },
      withoutErrors,
      submitKey: wizard.submitKey.current(),
    },
  };
}

export interface SendRows {
  /** Sends the rows; without errors those that are refused are left out. */
  readonly send: (withoutErrors: boolean) => void;
  /** Tries again what waits. */
  readonly again: () => void;
  readonly isPending: boolean;
  readonly refusal: CallError | null;
  readonly reset: () => void;
  /** It was recorded before the answer; null until then, and where it goes on by itself. */
  readonly recorded: RunView | null;
}

/**
 * Sends the rows of a grid. What the server does not answer waits on the device and goes out again, once and as it was, as
 * soon as the server is reached; what it refuses is given back to be mended.
 */
export function useSendRows(grid: EventGrid): SendRows {
  const { wizard, queued } = grid;
  const navigate = useNavigate();
  const [recorded, setRecorded] = useState<RunView | null>(null);
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: sendQueued,
    networkMode: 'always',
    onSuccess: (run, sent) => {
      grid.drop(sent);
      wizard.finish();
      if (isAlive(run) || run.state !== 'completed')
        void navigate({ href: runAddress(run.id), replace: true, ignoreBlocker: true });
      else setRecorded(run);
    },
    onError: (failure) => {
      if (!isUnsure(failure) && failure instanceof CallError) grid.refuse(failure);
      setTries(isUnsure(failure) ? tries + 1 : 0);
    },
  });
  const { isLost } = useConnection();
  const again = () => {
    if (queued !== null) mutate(queued);
  };
  // Not for each change of what waits: pressing sends that itself.
  useWhenReached(again);
  useAgainLater(isPending ? 0 : tries, isLost, again);
  return {
    send: (withoutErrors) => {
      const rows = queuedRows(grid, withoutErrors);
      grid.queue(rows);
      mutate(rows);
    },
    again,
    isPending,
    refusal: error instanceof CallError && !isUnsure(error) ? error : null,
    reset,
    recorded,
  };
}

import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { CallError } from '../../call/call-error';
import { callLines } from '../../call/lines';
import { callQuery } from '../../call/queries';
import { isAlive } from '../../shell/run-progress';

/** A run by its id, as a query. */
export function runQuery(id: number) {
  return callQuery('jobs.get', { params: { id: String(id) } });
}

/** What a run changes, and so is asked for anew once it has ended. */
const stale = [
  'objects.list',
  'objects.get',
  'events.list',
  'events.ofAsset',
  'topBar.all',
  'jobs.list',
] as const;

/** Milliseconds before a stream that was lost is asked for again: longer each time, up to a quarter of a minute. */
const firstPause = 1_000;
const longestPause = 15_000;

export interface LiveRun {
  readonly run: RunView | undefined;
  readonly error: Error | null;
  /** The stream broke off and is being taken up again. */
  readonly isLost: boolean;
  readonly retry: () => void;
}

/** A run as it goes on, line by line; when the connection is lost it is taken up again. */
export function useRun(id: number): LiveRun {
  const client = useQueryClient();
  const { data: run, error, refetch } = useQuery(runQuery(id));
  const [isLost, setLost] = useState(false);
  const goesOn = run !== undefined && isAlive(run);
  useEffect(() => {
    if (!goesOn) return;
    const leaving = new AbortController();
    void follow(client, id, leaving.signal, setLost);
    return () => {
      leaving.abort();
    };
  }, [client, id, goesOn]);
  return { run, error, isLost, retry: () => void refetch() };
}

/** Reads the stream of a run into the cache until the run ends or nobody looks any more. */
async function follow(
  client: QueryClient,
  id: number,
  signal: AbortSignal,
  onLost: (isLost: boolean) => void,
): Promise<void> {
  const state = { pause: firstPause, hasEnded: false };
  const isOver = () => signal.aborted || state.hasEnded;
  while (!isOver()) {
    const failure = await callLines(
      'jobs.stream',
      { params: { id: String(id) } },
      (run) => {
        state.pause = firstPause;
        state.hasEnded = !isAlive(run);
        onLost(false);
        client.setQueryData(runQuery(id).queryKey, run);
      },
      signal,
    ).then(() => null, refusalOf);
    if (isOver()) break;
    // What is refused stays refused; what breaks off is asked for again.
    if (failure !== null && failure.code !== 'unavailable') return;
    onLost(failure !== null);
    await wait(state.pause, signal);
    state.pause = Math.min(longestPause, state.pause * 2);
  }
  if (state.hasEnded) for (const name of stale) void client.invalidateQueries({ queryKey: [name] });
}

function refusalOf(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError('unavailable');
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

import type { QueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@huella/domain/model/errors';
import { CallError } from '../../call/call-error';
import { callLines } from '../../call/lines';
import { callQuery } from '../../call/queries';
import { isAlive } from '../../shell/run-progress';

/** A run by its id, as a query. */
export function runQuery(id: number) {
  return callQuery('jobs.get', { params: { id: String(id) } });
}

/** What a run changes, and so is asked for again once it has ended. */
const stale = [
  'objects.list',
  'objects.get',
  'events.list',
  'events.ofAsset',
  'measures.ofAsset',
  'measures.peers',
  'topBar.all',
  'jobs.list',
] as const;

/** Milliseconds before a stream that was lost is asked for again: longer each time, up to a quarter of a minute. */
const firstPause = 1_000;
const maxPause = 15_000;

/** How often a run is asked for whose stream is refused, as one of too many tabs, in milliseconds. */
const askEvery = 5_000;

/** Refusals that pass: others have the streams now, or the calls of this minute are spent. */
const passing: readonly ErrorCode[] = ['tooManyStreams', 'tooManyRequests'];

/**
 * Reads the stream of a run into the cache until the run ends or nobody looks any more. Where there are too many streams
 * the run is asked for now and then; where it is refused for good it is forgotten, so that the screen says why.
 */
export async function followRun(
  client: QueryClient,
  id: number,
  signal: AbortSignal,
  onLost: (isLost: boolean) => void,
): Promise<void> {
  const state = { pause: firstPause, hasEnded: false };
  const isOver = () => signal.aborted || state.hasEnded;
  const query = runQuery(id);
  while (!isOver()) {
    const failure = await callLines(
      'jobs.stream',
      { params: { id: String(id) } },
      (run) => {
        state.pause = firstPause;
        state.hasEnded = !isAlive(run);
        onLost(false);
        client.setQueryData(query.queryKey, run);
      },
      signal,
    ).then(() => null, refusalOf);
    if (isOver()) break;
    if (failure !== null && passing.includes(failure.code)) {
      // Refused as well, it is said by the stream, which is asked for next.
      const run = await client.query({ ...query, staleTime: 0 }).catch(() => null);
      state.hasEnded = run !== null && !isAlive(run);
      if (!isOver()) await wait(askEvery, signal);
      continue;
    }
    // What is refused stays refused; what breaks off is asked for again.
    if (failure !== null && failure.code !== 'unavailable') {
      void client.resetQueries({ queryKey: query.queryKey });
      return;
    }
    onLost(failure !== null);
    await wait(state.pause, signal);
    state.pause = Math.min(maxPause, state.pause * 2);
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

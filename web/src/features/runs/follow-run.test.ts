import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import { followRun, runQuery } from './follow-run';

const noFaults = { rows: 0, first: [] };
const running: RunView = {
  ...{ id: 7, jobId: 7, kind: 'add', state: 'running', name: null, boxId: 1, assetType: 33 },
  ...{
    eventType: -1,
    eventId: null,
    events: 0,
    total: 9,
    done: 3,
    conflicts: 0,
    leftOut: 0,
    errors: [],
    faults: noFaults,
  },
  ...{ startedBy: 'Ana', createdAt: '2026-11-20T15:00:00Z', startedAt: null, endedAt: null },
};
const completed: RunView = { ...running, state: 'completed', done: 9 };

const lines = (...runs: readonly RunView[]) =>
  new Response(runs.map((run) => `${JSON.stringify(run)}\n`).join(''));
const refused = (status: number, error: string) =>
  Response.json({ error, message: error, slots: {}, data: null, issues: [], requestId: 'R' }, { status });

/** What the stream and the run are answered with, one after the other; answers the calls that were made. */
function serve(answers: Readonly<Record<'stream' | 'run', readonly (() => Response)[]>>) {
  const left = { stream: [...answers.stream], run: [...answers.run] };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const what = path.endsWith('/stream') ? 'stream' : 'run';
    asked.push(what);
    const next = left[what].shift();
    if (next === undefined) throw new Error(`asked once too often for the ${what}`);
    return Promise.resolve(next());
  });
  return asked;
}

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  // Every timer is run to its end here, also the one that would forget what nobody looks at.
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows the run to the end of it. */
async function follow(): Promise<unknown> {
  const followed = followRun(client, 7, new AbortController().signal, () => undefined);
  await vi.runAllTimersAsync();
  await followed;
  return client.getQueryData(runQuery(7).queryKey);
}

it('reads a run to its end', async () => {
  const asked = serve({ stream: [() => lines(running, completed)], run: [] });
  expect(await follow()).toEqual(completed);
  expect(asked).toEqual(['stream']);
});

it('takes a stream up again that ended before the run', async () => {
  const asked = serve({ stream: [() => lines(running), () => lines(completed)], run: [] });
  expect(await follow()).toEqual(completed);
  expect(asked).toEqual(['stream', 'stream']);
});

it('asks now and then where there are too many streams, and reads one when it can', async () => {
  const tooMany = () => refused(429, 'tooManyStreams');
  const asked = serve({
    stream: [tooMany, tooMany, () => lines(running, completed)],
    run: [() => Response.json(running), () => Response.json(running)],
  });
  expect(await follow()).toEqual(completed);
  expect(asked).toEqual(['stream', 'run', 'stream', 'run', 'stream']);
});

it('sees the end of a run that it only asks for', async () => {
  const asked = serve({
    stream: [() => refused(429, 'tooManyStreams')],
    run: [() => Response.json(completed)],
  });
  expect(await follow()).toEqual(completed);
  expect(asked).toEqual(['stream', 'run']);
});

it('asks once more when the right ended, and forgets the run', async () => {
  const asked = serve({ stream: [() => lines(running), () => refused(404, 'notFound')], run: [] });
  expect(await follow()).toBeUndefined();
  expect(asked).toEqual(['stream', 'stream']);
});

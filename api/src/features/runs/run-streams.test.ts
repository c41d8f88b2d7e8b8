import { describe, expect, it } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import { logFaults } from '../../db/faults';
import { openTestLog } from '../../../test/test-log';
import { openRunStreams, type RunSource } from './run-streams';

const noFaults = { rows: 0, first: [] };
const queued: RunView = {
  ...{ id: 1, jobId: 1, kind: 'add', state: 'queued', name: null, boxId: 1, assetType: 33 },
  ...{
    eventType: -1,
    eventId: null,
    events: 0,
    total: 9,
    done: 0,
    conflicts: 0,
    leftOut: 0,
    errors: [],
    faults: noFaults,
  },
  ...{ startedBy: 'Ana', createdAt: '2026-11-20T15:00:00Z', startedAt: null, endedAt: null },
};
const done = (count: number): RunView => ({ ...queued, state: 'running', done: count });
const ended: RunView = { ...done(9), state: 'completed', endedAt: '2026-11-20T15:01:00Z' };

const reader = (userId: number) => ({ userId, sessionId: `session-${String(userId)}` });
const unreachable = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function sourceOf(look: RunSource['look'], more: Partial<RunSource> = {}): RunSource {
  const listAllowed: RunSource['listAllowed'] = (_run, ids) => Promise.resolve(new Set(ids));
  return { look, listAllowed, isStopping: () => false, faults: logFaults(openTestLog().log), ...more };
}

/** Looks that find one after the other, the last of them again and again; an error is thrown. */
function looksAt(...found: readonly (RunView | Error | null)[]) {
  const seen = { looks: 0, atOnce: 0, most: 0 };
  const look = async () => {
    const next = found[Math.min(seen.looks, found.length - 1)] ?? null;
    seen.looks += 1;
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    seen.atOnce -= 1;
    if (next instanceof Error) throw next;
    return next;
  };
  return { look, seen };
}

async function linesOf({ lines }: { readonly lines: AsyncIterable<RunView> }): Promise<readonly RunView[]> {
  const received: RunView[] = [];
  for await (const line of lines) received.push(line);
  return received;
}

const refusedWith = (code: string) => expect.objectContaining({ code });

describe('the streams of a run', () => {
  it('share one look for 400 readers, and each reads to the end', async () => {
    const { look, seen } = looksAt(queued, done(3), done(3), done(6), ended);
    const streams = openRunStreams(sourceOf(look));
    const readers = Array.from({ length: 400 }, (_, at) => streams.open(1, reader(at % 100)));
    const received = await Promise.all(readers.map(linesOf));
    for (const lines of received) expect(lines).toEqual([queued, done(3), done(6), ended]);
    expect(seen).toMatchObject({ looks: 5, most: 1 });
  });

  it('of another run have a look of their own, and the look ends with the last reader', async () => {
    const looks = new Map<number, number>();
    const streams = openRunStreams(
      sourceOf((id) => {
        looks.set(id, (looks.get(id) ?? 0) + 1);
        return Promise.resolve(done(looks.get(id) ?? 0));
      }),
    );
    const [first, second] = [streams.open(1, reader(1)), streams.open(1, reader(2))];
    const other = streams.open(2, reader(3));
    for await (const line of first.lines) if (line.done === 2) break;
    second.close();
    expect(await linesOf(second)).toEqual([]);
    const before = looks.get(1);
    for await (const line of other.lines) if (line.done === 6) break;
    expect(looks.get(1)).toBeLessThanOrEqual((before ?? 0) + 1);
    const late = streams.open(1, reader(1));
    for await (const line of late.lines) if (line.done > (before ?? 0)) break;
  });

  it('are four of a user: the fifth is refused, and taken when one was closed', () => {
    const { look } = looksAt(queued);
    const streams = openRunStreams(sourceOf(look));
    const open = [1, 2, 3, 3].map((id) => streams.open(id, reader(1)));
    expect(() => streams.open(4, reader(1))).toThrow(refusedWith('tooManyStreams'));
    const others = streams.open(4, reader(2));
    open[0]?.close();
    open[0]?.close();
    open[0] = streams.open(4, reader(1));
    expect(() => streams.open(5, reader(1))).toThrow(refusedWith('tooManyStreams'));
    for (const stream of [...open, others]) stream.close();
  });

  it('stay open while the database is away, and go on when it is back', async () => {
    const { look, seen } = looksAt(queued, unreachable(), unreachable(), unreachable(), ended);
    const { log, lines } = openTestLog();
    expect(
      await linesOf(openRunStreams(sourceOf(look, { faults: logFaults(log) })).open(1, reader(1))),
    ).toEqual([queued, ended]);
    expect([seen.looks, lines]).toEqual([5, []]);
  });

  it('end when the run cannot be looked at for another reason, which is logged', async () => {
    const { look } = looksAt(queued, new Error('a fault of ours'));
    const { log, lines } = openTestLog(() => undefined);
    const streams = openRunStreams(sourceOf(look, { faults: logFaults(log) }));
    expect(await linesOf(streams.open(1, reader(1)))).toEqual([queued]);
    expect(lines).toMatchObject([{ runId: 1, err: { message: 'a fault of ours' } }]);
    expect(await linesOf(openRunStreams(sourceOf(() => Promise.resolve(null))).open(1, reader(1)))).toEqual(
      [],
    );
  });

  it('end when the server stops', async () => {
    let isStopping = false;
    const { look } = looksAt(queued);
    const streams = openRunStreams(sourceOf(look, { isStopping: () => isStopping }));
    const received: RunView[] = [];
    for await (const line of streams.open(1, reader(1)).lines) {
      received.push(line);
      isStopping = true;
    }
    expect(received).toEqual([queued]);
  });

  it('end for anyone who may not read any more, and go on for others', async () => {
    let allowed: readonly string[] = ['session-1', 'session-2'];
    let count = 0;
    const streams = openRunStreams(
      sourceOf(() => Promise.resolve(done((count += 1))), {
        listAllowed: (_run, ids) => Promise.resolve(new Set(ids.filter((id) => allowed.includes(id)))),
      }),
    );
    const [barred, other] = [streams.open(1, reader(1)), streams.open(1, reader(2))];
    allowed = ['session-2'];
    const begun = performance.now();
    const lines = await linesOf(barred);
    expect(performance.now() - begun).toBeLessThan(2_000);
    const last = lines.at(-1)?.done ?? 0;
    for await (const line of other.lines) if (line.done > last) break;
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildMember } from '../../../test/build';
import { buildAnimalRows } from '../../../test/build-animal';
import { buildRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { listFaultCounts, logFaults, openFaults } from '../../db/faults';
import { addJob } from '../../db/queue';
import { openTestLog } from '../../../test/test-log';
import type { KeptRunning } from './keep-running';
import { startWorker, type WorkerOptions } from './worker';

const open = useTestApp();
const rows = 40;
const minute = 60_000;
/** A worker looks for released jobs every two seconds by itself. */
const patience = { timeout: 20_000, interval: 50 };

const working: KeptRunning[] = [];
let stopping = false;
/** How often the worker was asked to record what has run out. */
let expired = 0;

/** A run that waits for a worker; answers its id. */
async function queueRun(): Promise<number> {
  const { token, boxId } = await buildMember(open(), 'owner');
  const input = buildRows({ boxId }, buildAnimalRows(rows));
  return (await open().call('objects.addMassive', input, token)).id;
}

async function work(alone = false, more: Partial<WorkerOptions> = {}): Promise<KeptRunning> {
  const { deps, pool } = open();
  const started = await startWorker({
    deps: { ...deps, isStopping: () => stopping },
    pool,
    alone,
    sweep: () => Promise.resolve(),
    expire: () => Promise.resolve((expired += 1)),
    tasks: {},
    ...more,
  });
  working.push(started);
  return started;
}

async function stopAll(): Promise<void> {
  await Promise.all(working.splice(0).map((each) => each.stop()));
}

/** As a process leaves its job that was killed: locked, and last heard of at a moment. */
async function lockJob(runId: number, worker: string, seen: Date): Promise<void> {
  const { pool } = open();
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = $2, attempts = 1 where key = $3`,
    [worker, seen, `run:${String(runId)}`],
  );
  await pool.query('insert into worker_life (worker_id, seen_at) values ($1, $2)', [worker, seen]);
}

async function lockOf(runId: number): Promise<readonly (string | null)[]> {
  const found = await open().pool.query<{ locked_by: string | null }>(
    'select locked_by from graphile_worker._private_jobs where key = $1',
    [`run:${String(runId)}`],
  );
  return found.rows.map(({ locked_by }) => locked_by);
}

async function stateOf(runId: number): Promise<readonly [state: string, done: number]> {
  const found = await open()
    .db.selectFrom('run')
    .select(['state', 'done'])
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return [found.state, found.done];
}

async function expectEnd(runId: number): Promise<void> {
  await vi.waitFor(async () => expect(await stateOf(runId)).toEqual(['completed', rows]), patience);
  expect(await findInvariantFaults(open().pool)).toEqual([]);
}

const ago = (milliseconds: number) => new Date(open().time.now.getTime() - milliseconds);

beforeEach(() => {
  stopping = false;
});

afterEach(stopAll);

describe('a worker', () => {
  it('records what ran out while none was there as soon as it starts', async () => {
    expired = 0;
    await work();
    await vi.waitFor(() => expect(expired).toBe(1), patience);
  });

  it('writes what is queued while it works', async () => {
    await work();
    await expectEnd(await queueRun());
  });

  it('ends a run that meets a fault twice, and has no job for it any more', async () => {
    const { deps, pool } = open();
    const { log } = openTestLog(() => undefined);
    const runId = await queueRun();
    await pool.query(`alter table asset add constraint test_refuses check (asset_type < 0) not valid`);
    try {
      await work(false, { deps: { ...deps, log, faults: logFaults(log), isStopping: () => stopping } });
      await vi.waitFor(async () => expect(await stateOf(runId)).toEqual(['failed', 0]), patience);
      await stopAll();
    } finally {
      await pool.query('alter table asset drop constraint test_refuses');
    }
    expect(await lockOf(runId)).toEqual([]);
    expect(await findInvariantFaults(pool)).toEqual([]);
  });

  it('takes up the job of one that was silent for half a minute', async () => {
    const runId = await queueRun();
    await lockJob(runId, 'dead', ago(minute));
    await work();
    await expectEnd(runId);
    const lives = await open().db.selectFrom('worker_life').select('worker_id').execute();
    expect(lives.map(({ worker_id }) => worker_id)).not.toContain('dead');
  });

  it('leaves the job of one that lives alone until it is silent', async () => {
    const runId = await queueRun();
    await lockJob(runId, 'alive', ago(10_000));
    await work();
    expect(await lockOf(runId)).toEqual(['alive']);
    expect(await stateOf(runId)).toEqual(['queued', 0]);
    open().time.now = new Date(open().time.now.getTime() + minute);
    await work();
    await expectEnd(runId);
  });

  it('alone on its database takes up at once what another left a moment ago', async () => {
    const runId = await queueRun();
    await lockJob(runId, 'killed', ago(1));
    await work(true);
    await expectEnd(runId);
  });

  it('queues a run again whose job got lost', async () => {
    const runId = await queueRun();
    await open().pool.query('delete from graphile_worker._private_jobs');
    open().time.now = new Date(open().time.now.getTime() + minute);
    await work();
    await expectEnd(runId);
  });

  it('gives its work back when the server stops, and the next process to start goes on', async () => {
    const runId = await queueRun();
    stopping = true;
    await work();
    await stopAll();
    expect(await stateOf(runId)).toEqual(['queued', 0]);
    expect(await lockOf(runId)).toEqual([null]);
    stopping = false;
    await work();
    await expectEnd(runId);
  });
});

describe('queued work that fails', () => {
  it('is logged once with its stack under the job, without what is private, and counted as what it is', async () => {
    const { log, lines } = openTestLog(() => undefined);
    const { db, deps, pool } = open();
    const faults = openFaults({ ...deps, log });
    const failing = (message: string) => () => Promise.reject(new Error(message));
    const tasks = {
      send_mail: failing('no mail'),
      ask_mail: failing('no e-mail'),
      discard_file: failing('no file'),
    };
    await work(false, { deps: { ...deps, log, faults, isStopping: () => stopping }, tasks });
    const origin = { country: null, device: '', browser: '', os: '' };
    await addJob(db, 'send_mail', { mailId: 7 }, 'mail:7');
    await addJob(db, 'ask_mail', { kind: 'reset', email: 'ana@example.com', origin }, 'ask:ana');
    await addJob(db, 'discard_file', { storageName: 'x' }, 'file:x');
    const failed = (task: string) => lines.filter((line) => line['task'] === task);
    for (const task of Object.keys(tasks))
      await vi.waitFor(() => expect(failed(task)).not.toEqual([]), patience);
    await stopAll();
    await faults.flush();
    await pool.query('delete from graphile_worker._private_jobs');
    const reference = expect.stringMatching(/^job \d+$/);
    const line = { level: 50, reference, attempts: 1 };
    expect(failed('send_mail')[0]).toMatchObject({
      ...line,
      kind: 'mail',
      mailId: 7,
      err: { message: 'no mail' },
    });
    expect(failed('ask_mail')[0]).toMatchObject({ ...line, kind: 'mail', err: { message: 'no e-mail' } });
    expect(failed('discard_file')[0]).toMatchObject({ ...line, kind: 'queue', err: { message: 'no file' } });
    expect(failed('send_mail')[0]?.err?.stack).toContain('worker.test');
    expect(JSON.stringify(lines)).not.toContain('ana@example.com');
    // The library tries again what failed: each try is a line, and counts.
    const counts = (await listFaultCounts(db, new Date(0))).map(({ kind, count }) => [kind, count] as const);
    const mails = [...failed('send_mail'), ...failed('ask_mail')].length;
    expect(Object.fromEntries(counts)).toEqual({ mail: mails, queue: failed('discard_file').length });
  });
});

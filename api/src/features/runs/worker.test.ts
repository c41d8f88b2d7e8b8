import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildMember } from '../../../test/build';
import { buildAnimalRows } from '../../../test/build-animal';
import { buildRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import type { KeptRunning } from './keep-running';
import { startWorker } from './worker';

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

async function work(alone = false): Promise<KeptRunning> {
  const { deps, pool } = open();
  const started = await startWorker({
    deps: { ...deps, isStopping: () => stopping },
    pool,
    alone,
    sweep: () => Promise.resolve(),
    expire: () => Promise.resolve((expired += 1)),
    tasks: {},
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

  it('gives its work back when the server stops, and whoever starts next goes on', async () => {
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

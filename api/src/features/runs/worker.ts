import { EventEmitter } from 'node:events';
import { Logger, run as startRunner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { z } from 'zod';
import { Refusal } from '@huella/domain/model/errors';
import type { Pool } from '../../db/database';
import { isUnreachable } from '../../db/pg-fault';
import { addJob, type Tasks } from '../../db/queue';
import type { FaultKind, Faults } from '../../db/faults';
import { pause, pauseAfter } from '../../pause';
import { keepRunning, type KeptRunning, type Service } from './keep-running';
import { releaseSilentWorkers, releaseWorkers, sayAlive } from './worker-life.store';
import { listSilentRuns } from './runs.store';
import { workRun, type Worker } from './work-run';

/** A process says so often that it lives; one that was silent for so long is gone. Milliseconds. */
const beatEvery = 10_000;
const silentAfter = 30_000;

/** Jobs that a process works on at a time; each holds a connection now and then. */
const concurrency = 2;

const runPayload = z.object({ runId: z.number() });

export interface WorkerOptions {
  readonly deps: Worker;
  readonly pool: Pool;
  /** No other process can be at work on this database: what is locked was left by one that died. */
  readonly alone: boolean;
  /** Removes what nobody needs any more; done once an hour, by one of the processes. */
  readonly sweep: () => Promise<void>;
  /**
   * Records the statuses that have run out; asked once an hour, so that the day of every zone is met soon after it
   * begins, and when a process starts, for what ran out while none was there.
   */
  readonly expire: () => Promise<unknown>;
  /** The work of other features, by the name under which they queue it. */
  readonly tasks: TaskList;
}

/** Seven minutes past each hour, one minute past it, and eleven; every five minutes. */
const schedule = '7 * * * * sweep\n1 * * * * expire_assets\n*/5 * * * * ask_oracles\n11 * * * * send_reports';

/**
 * Takes up queued work until it is stopped. Work of a process that died is given back within a minute: the queue
 * alone would wait for hours. A run whose job got lost is queued again. Where the queue itself ends, because the
 * database went away while a job was being marked as done, it is started again, and what it had is given back at once.
 */
export async function startWorker(options: WorkerOptions): Promise<KeptRunning> {
  const { deps, alone } = options;
  /** The pools of the queue in this process, which lock its jobs: that of now, and those that ended. */
  const pools: Pools = { now: new Set(), ended: new Set() };
  const queue = await keepRunning(() => startQueue(options, pools), deps.faults);
  const beat = () =>
    beatOnce(deps, pools, silentAfter).catch((error: unknown) => {
      if (isUnreachable(error)) deps.log.warn({ err: error }, 'the worker could not say that it lives');
      else deps.faults.record('queue', error, 'the worker could not say that it lives');
    });
  await beatOnce(deps, pools, alone ? 0 : silentAfter);
  await addJob(deps.db, 'expire_assets', {}, 'expire_assets');
  const timer = setInterval(() => void beat(), beatEvery);
  return {
    isRunning: queue.isRunning,
    stop: async () => {
      clearInterval(timer);
      await queue.stop();
    },
  };
}

interface Pools {
  readonly now: Set<string>;
  readonly ended: Set<string>;
}

async function startQueue(
  { deps, pool, sweep, expire, tasks }: WorkerOptions,
  pools: Pools,
): Promise<Service> {
  for (const ended of pools.now) pools.ended.add(ended);
  pools.now.clear();
  await giveBack(deps, pools);
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => pools.now.add(workerPool.id));
  const runner = await startRunner({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    logger: faultLogger(deps.faults),
    noPreparedStatements: true,
    crontab: schedule,
    // Marked one by one, a job that could not be marked would be a rejection that nobody handles; in batches it ends the
    // runner, which is started again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: {
      ...tasks,
      sweep,
      expire_assets: async () => {
        await expire();
      },
      work_run: async (payload) => {
        const { runId } = runPayload.parse(payload);
        const ended = await workThrough(deps, runId);
        // The server stops: the next process to start goes on.
        if (!ended) await addJob(deps.db, 'work_run', { runId }, `run:${String(runId)}`);
      },
    },
  });
  // It has ended by itself where it cannot be stopped any more.
  return { ended: runner.promise, stop: () => runner.stop().catch(() => undefined) };
}

/**
 * Works a run to its end, or to that of the server, also while the database is away or the disk is full: a job that
 * failed would be tried again later and later, and given up in the end.
 */
async function workThrough(deps: Worker, runId: number): Promise<boolean> {
  for (let failures = 0; !deps.isStopping();) {
    try {
      return await workRun(deps, runId);
    } catch (error) {
      const isFull = error instanceof Refusal && error.code === 'storageFull';
      if (!isFull && !isUnreachable(error)) throw error;
      failures += 1;
      // Once it is asked every few seconds, more lines would say nothing new.
      if (pauseAfter(failures) > pauseAfter(failures - 1))
        deps.log.warn(
          { err: error, runId },
          `a run waits for ${isFull ? 'room on the disk' : 'the database'}`,
        );
      await pause(failures);
    }
  }
  return false;
}

/** Says that this process lives, and gives back what silent ones had. */
async function beatOnce(deps: Worker, pools: Pools, silent: number): Promise<void> {
  const now = deps.clock();
  const since = new Date(now.getTime() - silent);
  await giveBack(deps, pools);
  await sayAlive(deps.db, [...pools.now], now);
  await releaseSilentWorkers(deps.db, [...pools.now], since);
  for (const runId of await listSilentRuns(deps.db, since))
    await addJob(deps.db, 'work_run', { runId }, `run:${String(runId)}`);
}

/** Gives back the jobs of pools of this process that ended without doing so. */
async function giveBack({ db }: Worker, { ended }: Pools): Promise<void> {
  const ids = [...ended];
  if (ids.length === 0) return;
  await releaseWorkers(db, ids);
  for (const id of ids) ended.delete(id);
}

/** Of what kind the fault is when queued work fails. */
const kindsOfTasks = {
  ask_mail: 'mail',
  send_mail: 'mail',
  work_run: 'run',
  sweep: 'sweep',
  expire_assets: 'sweep',
  discard_file: 'queue',
  ask_oracles: 'queue',
  ask_oracle: 'queue',
  tell_oracle: 'queue',
  send_reports: 'queue',
  send_report: 'queue',
} as const satisfies Readonly<Record<keyof Tasks | 'sweep', FaultKind>>;
const kindOfTask: ReadonlyMap<string, FaultKind> = new Map(Object.entries(kindsOfTasks));

/** A job that failed, as the library says it; of what it is about only ids: it may hold what is private. */
const failedJob = z.object({
  id: z.coerce.string(),
  task_identifier: z.string(),
  attempts: z.number(),
  payload: z.object({ runId: z.number().optional(), mailId: z.number().optional() }).catch({}),
});

/** The library says much; faults alone are worth a line of the log. */
function faultLogger(faults: Faults): Logger {
  return new Logger(() => (level, message, meta) => {
    const grade: string = level;
    if (grade !== 'error') return;
    const error = meta?.['error'] ?? new Error(message);
    const job = failedJob.safeParse(meta?.['job']);
    if (!job.success) {
      faults.record('queue', error, 'the queue met a fault');
      return;
    }
    const { id, task_identifier: task, attempts, payload } = job.data;
    const reference = `job ${id}`;
    const details = { reference, task, attempts, ...payload };
    faults.record(kindOfTask.get(task) ?? 'queue', error, 'queued work failed', details);
  });
}

import { EventEmitter } from 'node:events';
import { Logger, run as startRunner, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { z } from 'zod';
import type { Pool } from '../../db/database';
import type { Deps } from '../../deps';
import { addJob } from '../../db/queue';
import { releaseSilentWorkers, sayAlive } from './worker-life.store';
import { listSilentRuns } from './runs.store';
import { workRun, type Worker } from './work-run';

/** A process says so often that it lives; one that was silent for so long is gone. Milliseconds. */
const beatEvery = 10_000;
const silentAfter = 30_000;

/** Jobs that a process works on at a time; each holds a connection now and then. */
const concurrency = 2;

const told = z.object({ runId: z.number() });

export interface Working {
  readonly stop: () => Promise<void>;
}

export interface WorkerOptions {
  readonly deps: Worker & Pick<Deps, 'newId'>;
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
  readonly log: (message: string, error: unknown) => void;
}

/** Seven minutes past each hour, and one minute past it. */
const hourly = '7 * * * * sweep\n1 * * * * expire_assets';

/**
 * Takes up queued work until it is stopped. Work of a process that died is given back within a minute: the queue
 * alone would wait for hours. A run whose job got lost is queued again.
 */
export async function startWorker({
  deps,
  pool,
  alone,
  sweep,
  expire,
  tasks,
  log,
}: WorkerOptions): Promise<Working> {
  const workers = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.add(worker.workerId));
  const runner = await startRunner({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    logger: quietLogger(log),
    noPreparedStatements: true,
    crontab: hourly,
    taskList: {
      ...tasks,
      sweep,
      expire_assets: async () => {
        await expire();
      },
      work_run: async (payload) => {
        const { runId } = told.parse(payload);
        const ended = await workRun(deps, runId);
        // The server stops: whoever starts next goes on.
        if (!ended) await addJob(deps.db, 'work_run', { runId }, `run:${String(runId)}`);
      },
    },
  });
  const beat = () =>
    beatOnce(deps, workers, silentAfter).catch((error: unknown) => {
      log('the worker could not say that it lives', error);
    });
  await beatOnce(deps, workers, alone ? 0 : silentAfter);
  await addJob(deps.db, 'expire_assets', {}, 'expire_assets');
  const timer = setInterval(() => void beat(), beatEvery);
  return { stop: () => stopWorking(runner, timer) };
}

/** Says that this process lives, and gives back what silent ones had. */
async function beatOnce(
  deps: WorkerOptions['deps'],
  workers: ReadonlySet<string>,
  silent: number,
): Promise<void> {
  const now = deps.clock();
  const since = new Date(now.getTime() - silent);
  await sayAlive(deps.db, [...workers], now);
  await releaseSilentWorkers(deps.db, [...workers], since);
  for (const runId of await listSilentRuns(deps.db, since))
    await addJob(deps.db, 'work_run', { runId }, `run:${String(runId)}`);
}

async function stopWorking(runner: Runner, timer: NodeJS.Timeout): Promise<void> {
  clearInterval(timer);
  await runner.stop();
}

/** The library says much; faults alone are worth a line of the log. */
function quietLogger(log: WorkerOptions['log']): Logger {
  return new Logger(() => (level, message) => {
    const grade: string = level;
    if (grade === 'error') log('the worker met a fault', message);
  });
}

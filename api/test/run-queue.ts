import { setImmediate as immediately } from 'node:timers/promises';
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import type { TestApp } from './app';

/** Does the queued work of some tasks, and what that queues in its turn; answers when none is left that can be done now. */
export async function runQueue({ pool }: TestApp, taskList: TaskList): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList,
    noPreparedStatements: true,
    logger: new Logger(() => () => undefined),
  });
  // It answers before what became of the last job is written down.
  while ((await pool.query('select from graphile_worker._private_jobs where locked_at is not null')).rowCount)
    await immediately();
}

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
}

import { mailTasks } from '../src/features/mails/mail-tasks';
import { reportTasks } from '../src/features/panel/report-tasks';
import type { TestApp } from './app';
import { runQueue } from './run-queue';

/** Sends the saved reports that are queued, and the mails that bring them. */
export async function runReports(app: TestApp): Promise<void> {
  await runQueue(app, { ...reportTasks(app.deps), ...mailTasks(app.deps) });
}

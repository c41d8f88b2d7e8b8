import { accountTasks } from '../src/features/accounts/account-tasks';
import { mailTasks } from '../src/features/mails/mail-tasks';
import type { Deps } from '../src/deps';
import type { TestApp } from './app';
import { runQueue } from './run-queue';

/** Sends the mails that wait, of every kind; with other dependencies where they are to fail. */
export async function runMails(app: TestApp, deps: Deps = app.deps): Promise<void> {
  await runQueue(app, { ...accountTasks(deps), ...mailTasks(deps) });
}

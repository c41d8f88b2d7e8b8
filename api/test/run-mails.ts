import { mailTasks } from '../src/features/accounts/mail-tasks';
import { invitationTasks } from '../src/features/invitations/send-invitation';
import type { TestApp } from './app';
import { runQueue } from './run-queue';

/** Sends the mails that wait, of every kind. */
export async function runMails(app: TestApp): Promise<void> {
  await runQueue(app, { ...mailTasks(app.deps), ...invitationTasks(app.deps) });
}

import { mailTasks } from '../src/features/accounts/mail-tasks';
import { authorizationTasks } from '../src/features/companies/authorization-mails';
import { invitationTasks } from '../src/features/invitations/send-invitation';
import type { TestApp } from './app';
import { runQueue } from './run-queue';

/** Sends the mails that wait, of every kind. */
export async function runMails(app: TestApp): Promise<void> {
  const { deps } = app;
  await runQueue(app, { ...mailTasks(deps), ...invitationTasks(deps), ...authorizationTasks(deps) });
}

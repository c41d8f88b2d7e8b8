import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { sendMail, type Sender } from './send-mails';

const written = z.object({ mailId: z.number() });

/** The work of mails, as the queue knows it. */
export function mailTasks(deps: Sender): TaskList {
  return { send_mail: (payload) => sendMail(deps, written.parse(payload).mailId) };
}

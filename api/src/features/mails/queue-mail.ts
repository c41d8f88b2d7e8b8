import { addJob } from '../../db/queue';
import type { Inside } from '../../db/transact';
import { insertMail, type NewMail } from './mails.store';

/** Writes a mail down and queues it: it goes when the transaction is kept, and only then, after some seconds or at once. */
export async function queueMail(db: Inside, mail: NewMail, now: Date, afterSeconds = 0): Promise<void> {
  const mailId = await insertMail(db, mail, now);
  await addJob(db, 'send_mail', { mailId }, `mail:${String(mailId)}`, afterSeconds);
}

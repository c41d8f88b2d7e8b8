import type { Inside } from '../../db/transact';
import { queueMail } from '../mails/mails.store';
import { listOwners } from '../ownership/ownership.store';
import { isAlertWaiting, type OracleMail } from './answers.store';

/** A mail waits so long, so that it names what other establishments of the company have. Seconds. */
const mailAfter = 60;

/** Tells the owners of a company, once for all that comes up until the mail goes. */
export async function alertOwners(
  inside: Inside,
  kind: OracleMail,
  companyId: number,
  now: Date,
): Promise<void> {
  if (await isAlertWaiting(inside, kind, companyId)) return;
  for (const userId of await listOwners(inside, companyId))
    await queueMail(inside, { kind, userId, companyId }, now, mailAfter);
}

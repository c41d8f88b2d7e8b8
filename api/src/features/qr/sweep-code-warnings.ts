import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { queueMail } from '../mails/mails.store';
import { listOwners } from '../ownership/ownership.store';
import { noteCodeWarnings, wasWarned } from './code-warnings.store';

/** Notices codes that seem copied, and tells the owners of each company, at most once a week. */
export async function sweepCodeWarnings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (const companyId of await noteCodeWarnings(db, now))
    await transact(db, async (inside) => {
      if (await wasWarned(inside, companyId, now)) return;
      for (const userId of await listOwners(inside, companyId))
        await queueMail(inside, { kind: 'codesCopied', userId, companyId }, now);
    });
}

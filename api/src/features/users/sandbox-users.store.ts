import { sandboxEmailOf } from '@huella/domain/rules/sandbox';
import type { Database } from '../../db/database';
import { emailKey } from './users.store';

/**
 * Lets somebody have their e-mail although a sandbox was opened with it: nobody proves an e-mail there. The sandbox
 * gets an address of its own, made from the mark.
 */
export async function freeSandboxEmail(db: Database, email: string, mark: string): Promise<void> {
  const own = sandboxEmailOf(mark);
  await db
    .updateTable('app_user')
    .set({ email: own, email_key: emailKey(own) })
    .where('email_key', '=', emailKey(email))
    .where('sandbox', '=', true)
    .execute();
}

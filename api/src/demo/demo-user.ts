import type { Database } from '../db/database';
import { findCredentials } from '../features/users/users.store';
import { hasNoUsers } from './demo.store';
import { emailOf, password } from './people';

/** Who a newcomer signs in as: owner of one company, delegate of another, expert of a third. */
export const demoUser = { email: emailOf('demo'), password } as const;

/** Whether a database holds nothing yet, so that the demo data may be put in. */
export function isEmpty(db: Database): Promise<boolean> {
  return hasNoUsers(db);
}

/** Whether the demo user has an account, so that a newcomer may be shown how to sign in. */
export async function hasDemoUser(db: Database): Promise<boolean> {
  return (await findCredentials(db, demoUser.email)) !== null;
}

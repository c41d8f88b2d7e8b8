import { createHmac } from 'node:crypto';
import { fail } from '@huella/domain/model/errors';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { countTry } from './throttle.store';

/**
 * What represents an e-mail or a network in the key of a limit: whose it is did not ask for anything to be kept. Made
 * with the server's secret: e-mails can be guessed, so a plain hash would reveal them to readers of the database.
 */
export function markOf({ tokenSecret }: Pick<Config, 'tokenSecret'>, text: string): string {
  return createHmac('sha256', tokenSecret).update(`mark:${text}`).digest('hex').slice(0, 32);
}

/** How often something may be done under a key in so many seconds. */
export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts a try before what it is about is done, so that parallel ones cannot pass the limit. One too many is refused with
 * `tooManyRequests` and the seconds until the next is taken.
 */
export async function requireTry(db: Database, { key, max, seconds }: Limit, now: Date): Promise<void> {
  const { hits, resetsAt } = await countTry(db, key, seconds, now);
  if (hits > max) refuseUntil(resetsAt, now);
}

/** Refuses with `tooManyRequests` until a moment. Never returns. */
export function refuseUntil(moment: Date, now: Date): never {
  const seconds = Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
  return fail('tooManyRequests', { seconds });
}

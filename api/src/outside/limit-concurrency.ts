import pLimit from 'p-limit';
import { fail } from '@huella/domain/model/errors';

/**
 * Lets so many pieces of work run at a time and the others wait, in order; past the most that may wait it refuses
 * with `unavailable`.
 */
export function limitConcurrency(
  atOnce: number,
  maxWaiting: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(atOnce);
  return async (work) => (limit.pendingCount >= maxWaiting ? fail('unavailable') : limit(work));
}

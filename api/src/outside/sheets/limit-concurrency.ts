import { fail } from '@huella/domain/model/errors';

/**
 * Lets so many pieces of work run at a time and the others wait, in order; past the most that may wait it refuses
 * with `unavailable`.
 */
export function limitConcurrency(
  atOnce: number,
  maxWaiting: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) fail('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // Whoever comes next takes this place over.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

import { setImmediate } from 'node:timers/promises';

/**
 * Longest that work on many rows keeps the server from others, in milliseconds. A statement of some hundred kilobytes
 * leaves in several turns of the loop: longer work would let the database wait for the rest of it.
 */
const breathMs = 1;

/** Makes a pause to be awaited between pieces of long work: it lets others have their turn when it has been a while. */
export function startBreathing(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < breathMs) return;
    await setImmediate();
    since = performance.now();
  };
}

import { setTimeout as sleep } from 'node:timers/promises';

const firstMs = 100;
const maxMs = 5_000;

/**
 * Milliseconds to wait before trying again what has failed so many times in a row: nothing before the first try, then
 * doubled to five seconds, however often it fails. What comes back is met within that time, and what does not is asked
 * seldom enough to cost nothing.
 */
export function pauseAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(maxMs, firstMs * 2 ** (failures - 1));
}

/** Waits the pause after so many failures; ends at once when the signal says so. */
export async function pause(failures: number, signal?: AbortSignal): Promise<void> {
  await sleep(pauseAfter(failures), undefined, { signal }).catch(() => undefined); // called off: the caller looks at the signal
}

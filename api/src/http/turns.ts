/** Gives back what was taken; done twice it counts once. */
export type Release = () => void;

/** So many of something that are taken and given back, first come first served. */
export interface Turns {
  /** Waits until one is free. Rejects with the reason of the signal where that comes first. */
  readonly take: (signal?: AbortSignal) => Promise<Release>;
  /** How many wait. */
  readonly waiting: () => number;
  /** Whether none is taken, so that nobody waits either. */
  readonly isIdle: () => boolean;
}

/** Turns of which `max` are taken at a time. */
export function openTurns(max: number): Turns {
  const queue: (() => void)[] = [];
  let taken = 0;
  const releaseOnce = (): Release => {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      const next = queue.shift();
      // It goes to the one that has waited longest: somebody who comes in between does not get it.
      if (next === undefined) taken -= 1;
      else next();
    };
  };
  return {
    take: async (signal) => {
      signal?.throwIfAborted();
      if (taken < max) taken += 1;
      else await waitIn(queue, signal);
      return releaseOnce();
    },
    waiting: () => queue.length,
    isIdle: () => taken === 0,
  };
}

function waitIn(queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      queue.splice(queue.indexOf(enter), 1);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('left the queue'));
    };
    const enter = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    signal?.addEventListener('abort', leave, { once: true });
    queue.push(enter);
  });
}

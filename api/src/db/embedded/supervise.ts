import { pause, pauseAfter } from '../../pause';
import { messageOf } from './embedded-error';
import type { Postmaster } from './postmaster';
import type { Site } from './site';

/** A server that served for so long was sound: its next end is the first failure. Milliseconds. */
const soundAfter = 60_000;

interface Supervision {
  readonly site: Site;
  /** Starts PostgreSQL again; the signal calls the attempt off. */
  readonly start: (signal: AbortSignal) => Promise<Postmaster>;
  /** Frees the folder for others; called last. */
  readonly release: () => void;
}

/**
 * Watches a server and starts it again when it ends unasked, with growing pauses and without an end (`pauseAfter`): a disk
 * that is full has room again some day, and nobody may be there to start the app.
 * @returns the id of the current postmaster, and the way to end it all
 */
export function supervise(first: Postmaster, { site, start, release }: Supervision) {
  const stopping = new AbortController();
  let running = first;
  let since = performance.now();
  let failures = 0;
  let recovering = Promise.resolve();
  let stopped: Promise<void> | undefined;

  const watch = (): void => {
    void running.ended.then((reason) => {
      if (!stopping.signal.aborted) recovering = recover(reason);
    });
  };

  async function recover(reason: string): Promise<void> {
    if (performance.now() - since >= soundAfter) failures = 0;
    for (let last = reason; ;) {
      failures += 1;
      site.log(`PostgreSQL ended (${last}); starting it again in ${String(pauseAfter(failures))} ms`);
      await pause(failures, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        running = await start(stopping.signal);
        since = performance.now();
        watch();
        return;
      } catch (error) {
        last = messageOf(error);
      }
    }
  }

  async function stop(): Promise<void> {
    process.off('exit', abandon);
    stopping.abort();
    await recovering;
    await running.stop();
    release();
  }

  // Where the kernel does not notify PostgreSQL of our death, an orderly exit still can.
  const abandon = (): void => running.leave();
  process.once('exit', abandon);
  watch();
  return {
    get pid() {
      return running.pid;
    },
    stop: () => (stopped ??= stop()),
  };
}

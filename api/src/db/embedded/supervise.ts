import { EmbeddedError, messageOf } from './embedded-error';
import type { Postmaster } from './postmaster';
import type { Site } from './site';

const restartsPerMinute = 3;
const minuteMs = 60_000;

interface Supervision {
  readonly site: Site;
  /** Starts PostgreSQL again; the signal calls the attempt off. */
  readonly start: (signal: AbortSignal) => Promise<Postmaster>;
  readonly onGiveUp: ((error: EmbeddedError) => void) | undefined;
  /** Frees the folder for others; called last. */
  readonly release: () => void;
}

/**
 * Watches a server and starts it again when it ends unasked, three times a minute at most.
 * @returns the id of the current postmaster, and the way to end it all
 */
export function supervise(first: Postmaster, { site, start, onGiveUp, release }: Supervision) {
  const stopping = new AbortController();
  let running = first;
  let recovering = Promise.resolve();
  let stopped: Promise<void> | undefined;
  let restarts: number[] = [];

  const watch = (): void => {
    void running.ended.then((reason) => {
      if (!stopping.signal.aborted) recovering = recover(reason);
    });
  };

  async function recover(reason: string): Promise<void> {
    let last = reason;
    for (let tries = 0; !stopping.signal.aborted; tries += 1) {
      restarts = restarts.filter((at) => performance.now() - at < minuteMs);
      if (Math.max(restarts.length, tries) >= restartsPerMinute) {
        giveUp(last);
        return;
      }
      restarts.push(performance.now());
      site.log(`PostgreSQL ended (${last}); starting it again`);
      try {
        running = await start(stopping.signal);
        watch();
        return;
      } catch (error) {
        last = messageOf(error);
      }
    }
  }

  function giveUp(reason: string): void {
    const message = `PostgreSQL keeps ending (${reason}) and is not started again. See postgres.log in ${site.root}.`;
    site.log(message);
    onGiveUp?.(new EmbeddedError('GAVE_UP', message));
  }

  async function stop(): Promise<void> {
    process.off('exit', abandon);
    stopping.abort();
    await recovering;
    await running.stop();
    release();
  }

  // Where the kernel does not tell PostgreSQL that we died, an orderly exit still can.
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

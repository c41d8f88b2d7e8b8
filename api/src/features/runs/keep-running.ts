import type { Faults } from '../../db/faults';
import { pause, pauseAfter } from '../../pause';

/** What works until it is stopped, or ends by itself because of a fault. */
export interface Service {
  /** Resolves or rejects once it has ended, asked or not. */
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export interface KeptRunning {
  /** False between an end that nobody asked for and the next start. */
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
}

/** A service that ran for so long was sound: its next end is the first failure. Milliseconds. */
const soundAfter = 60_000;

/**
 * Starts a service, and again whenever it ends by itself, with growing pauses and without an end (`pauseAfter`): what
 * ends it, a database that restarts, passes. Its ends are recorded. Rejects when the first start fails.
 */
export async function keepRunning(start: () => Promise<Service>, faults: Faults): Promise<KeptRunning> {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let service: Service | null = await start();
  const endOf = async ({ ended }: Service) => {
    try {
      await ended;
      return 'it ended by itself';
    } catch (error) {
      return error;
    }
  };
  const restart = async (failures: number): Promise<Service | null> => {
    for (let failed = failures; ; failed += 1) {
      await pause(failed, stopping.signal);
      if (isStopping()) return null;
      try {
        const started = await start();
        if (!isStopping()) return started;
        await started.stop();
        return null;
      } catch (error) {
        const details = { pauseMs: pauseAfter(failed + 1) };
        faults.record('queue', error, 'queued work could not be taken up again', details);
      }
    }
  };
  const watch = async () => {
    for (let failures = 0; service !== null;) {
      const since = performance.now();
      const reason = await endOf(service);
      if (isStopping()) return;
      service = null;
      failures = performance.now() - since < soundAfter ? failures + 1 : 1;
      const details = { pauseMs: pauseAfter(failures) };
      faults.record('queue', reason, 'queued work stopped; it is taken up again', details);
      service = await restart(failures);
    }
  };
  const watching = watch();
  return {
    isRunning: () => service !== null,
    stop: async () => {
      stopping.abort();
      await service?.stop();
      await watching;
    },
  };
}

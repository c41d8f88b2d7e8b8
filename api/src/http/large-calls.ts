import { fail } from '@huella/domain/model/errors';
import { openTurns, type Release, type Turns } from './turns';

/** What calls that ask for thousands of rows may take of a process. */
export interface LargeBounds {
  /** Calls of a user that wait behind the one that goes on. */
  readonly waitingOfUser: number;
  /** Calls that go on at a time, most of them waiting for their readers; each holds a batch of rows. */
  readonly open: number;
  /** Calls that wait for one of those places. */
  readonly waiting: number;
  /** Calls that read or present rows at a time. */
  readonly working: number;
  /** The longest that a call waits for its place, in milliseconds. */
  readonly patienceMs: number;
  /** The longest that a reader may take nothing, and may let the server wait in all, in milliseconds. */
  readonly silentMs: number;
  readonly slowMs: number;
}

/**
 * Two work at a time, so that small calls always find connections and their turn of the event loop. A reader is slow
 * after two minutes: ten thousand rows travel at 100 kbit/s in that time, packed.
 */
const usual: LargeBounds = {
  waitingOfUser: 4,
  open: 32,
  waiting: 100,
  working: 2,
  patienceMs: 30_000,
  silentMs: 15_000,
  slowMs: 120_000,
};

/** Seconds after which somebody whose large calls are too many may try again. */
const retrySeconds = 5;

/** The turns of large calls: all others go before them. */
export interface LargeCalls {
  readonly bounds: LargeBounds;
  /**
   * Waits for the place of a user. Refuses (429) where too many wait already, after too long, and when the caller has
   * gone. The place is to be given back when the answer has been read or the caller is gone.
   */
  readonly enter: (userId: number, gone: AbortSignal) => Promise<Release>;
  /** Does a piece of the work of a large call when it is its turn. */
  readonly work: <Result>(piece: () => Promise<Result>) => Promise<Result>;
}

/** Opens the turns of a process. */
export function openLargeCalls(changed: Partial<LargeBounds> = {}): LargeCalls {
  const bounds = { ...usual, ...changed };
  const ofUsers = new Map<number, Turns>();
  const places = openTurns(bounds.open);
  const working = openTurns(bounds.working);
  let waiting = 0;
  const takeOwn = async (userId: number, signal: AbortSignal): Promise<Release> => {
    const own = ofUsers.get(userId) ?? openTurns(1);
    ofUsers.set(userId, own);
    const forget = () => {
      if (own.isIdle()) ofUsers.delete(userId);
    };
    const leave = await own.take(signal).finally(forget);
    return () => {
      leave();
      forget();
    };
  };
  const takeBoth = async (userId: number, signal: AbortSignal): Promise<Release> => {
    const leaveOwn = await takeOwn(userId, signal);
    const leave = await places.take(signal).catch((error: unknown) => {
      leaveOwn();
      throw error;
    });
    return () => {
      leave();
      leaveOwn();
    };
  };
  return {
    bounds,
    enter: async (userId, gone) => {
      const waitingOfUser = ofUsers.get(userId)?.waiting() ?? 0;
      const isFull = waitingOfUser >= bounds.waitingOfUser || waiting >= bounds.waiting;
      if (isFull) fail('tooManyRequests', { seconds: retrySeconds });
      waiting += 1;
      const late = AbortSignal.timeout(bounds.patienceMs);
      const signal = AbortSignal.any([gone, late]);
      return takeBoth(userId, signal)
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
          return fail('tooManyRequests', { seconds: retrySeconds });
        })
        .finally(() => {
          waiting -= 1;
        });
    },
    work: async (piece) => {
      const release = await working.take();
      try {
        return await piece();
      } finally {
        release();
      }
    },
  };
}

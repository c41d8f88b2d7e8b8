import { setTimeout as sleep } from 'node:timers/promises';
import type { RunView } from '@huella/domain/calls/jobs';
import { fail } from '@huella/domain/model/errors';
import type { Faults } from '../../db/faults';
import { isUnreachable } from '../../db/pg-fault';
import { pauseAfter } from '../../pause';

/** How often a run is looked at for news, and how long its streams may be silent, in milliseconds. */
const lookEvery = 100;
const silentFor = 15_000;

/** How often it is asked whether those who read may still do so, in milliseconds. */
const askEvery = 1_000;

/**
 * Streams that a user has open in a process. One more is refused rather than the oldest ended: of many tabs each would
 * take the place of another, which would come back for it. A browser has six connections to a server, and goes on asking
 * with those that are left.
 */
const maxPerUser = 4;

/** Who reads a stream. */
interface StreamReader {
  readonly userId: number;
  readonly sessionId: string;
}

/** What the streams of runs are read from. */
export interface RunSource {
  /** A run as it is now; null when it is gone. */
  readonly look: (id: number) => Promise<RunView | null>;
  /** Of sessions, those that go on and whose users may see the run. */
  readonly listAllowed: (run: RunView, sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly isStopping: () => boolean;
  readonly faults: Faults;
}

/** A run as it goes on, for one reader. */
interface RunStream {
  /** A line with each change, one now and then without, to the end of the run, of the reader's right or of the server. */
  readonly lines: AsyncIterable<RunView>;
  /** To be called when nobody reads any more. */
  readonly close: () => void;
}

export interface RunStreams {
  /** Opens a stream of a run. Refuses where the user has too many (429). */
  readonly open: (id: number, reader: StreamReader) => RunStream;
}

/**
 * The streams of a process. All that read a run share one look at it; the first of them begins it, and it ends with the
 * last.
 */
export function openRunStreams(source: RunSource): RunStreams {
  const followers = new Map<number, Follower>();
  const ofUsers = new Map<number, number>();
  const count = (userId: number, more: number) => {
    const open = (ofUsers.get(userId) ?? 0) + more;
    if (open === 0) ofUsers.delete(userId);
    else ofUsers.set(userId, open);
  };
  const begin = (follower: Follower) => {
    const { id, seats } = follower;
    followers.set(id, follower);
    void follow(source, follower).finally(() => {
      // A follower that joins from here on starts over.
      if (followers.get(id) === follower) followers.delete(id);
      for (const seat of seats) end(seat, 'over');
    });
  };
  return {
    open: (id, reader) => {
      if ((ofUsers.get(reader.userId) ?? 0) >= maxPerUser) fail('tooManyStreams', { max: maxPerUser });
      count(reader.userId, 1);
      const known = followers.get(id);
      const follower = known ?? { id, seats: new Set(), line: null };
      const seat: Seat = { reader, state: 'open', wake: () => undefined };
      follower.seats.add(seat);
      if (known === undefined) begin(follower);
      const close = () => {
        if (!follower.seats.delete(seat)) return;
        count(reader.userId, -1);
        end(seat, 'barred');
        if (follower.seats.size === 0 && followers.get(id) === follower) followers.delete(id);
      };
      return { lines: read(follower, seat, close), close };
    },
  };
}

/** A run that is looked at for those who read it. */
interface Follower {
  readonly id: number;
  readonly seats: Set<Seat>;
  /** As it was seen last; the number grows with each line that is to be sent. */
  line: { readonly run: RunView; readonly number: number } | null;
}

/** The place of a reader. */
interface Seat {
  readonly reader: StreamReader;
  /** Over: the last line is still sent. Barred: nothing more is. */
  state: 'open' | 'over' | 'barred';
  /** Called when there may be something to send. */
  wake: () => void;
}

function end(seat: Seat, state: 'over' | 'barred'): void {
  seat.state = state;
  seat.wake();
}

/**
 * Looks at a run until it has ended or nobody reads it. While the database is away it waits, longer each time, and the
 * streams stay open; whatever else goes wrong ends them, and their readers ask again.
 */
async function follow(source: RunSource, follower: Follower): Promise<void> {
  const isOver = () => follower.seats.size === 0 || source.isStopping();
  const state: Sent = { text: '', sentAt: 0, askedAt: performance.now() };
  let failures = 0;
  while (!isOver()) {
    try {
      if ((await lookOnce(source, follower, state)) === 'ended') return;
      failures = 0;
    } catch (error) {
      if (!isUnreachable(error)) {
        source.faults.record('call', error, 'a run could not be followed', { runId: follower.id });
        return;
      }
      failures += 1;
    }
    const wait = Math.max(lookEvery, pauseAfter(failures));
    for (let waited = 0; waited < wait && !isOver(); waited += lookEvery) await sleep(lookEvery);
  }
}

interface Sent {
  text: string;
  sentAt: number;
  askedAt: number;
}

async function lookOnce(
  { look, listAllowed }: RunSource,
  follower: Follower,
  sent: Sent,
): Promise<'running' | 'ended'> {
  const run = await look(follower.id);
  if (run === null) return 'ended';
  const now = performance.now();
  if (now - sent.askedAt >= askEvery) {
    const seats = [...follower.seats];
    const allowed = await listAllowed(run, [...new Set(seats.map(({ reader }) => reader.sessionId))]);
    for (const seat of seats) if (!allowed.has(seat.reader.sessionId)) end(seat, 'barred');
    sent.askedAt = now;
  }
  const text = JSON.stringify(run);
  if (text !== sent.text || now - sent.sentAt >= silentFor) {
    follower.line = { run, number: (follower.line?.number ?? 0) + 1 };
    Object.assign(sent, { text, sentAt: now });
    for (const seat of follower.seats) seat.wake();
  }
  return run.endedAt === null ? 'running' : 'ended';
}

/** The lines of a reader. One who is slow gets the latest and not all that came before. */
async function* read(follower: Follower, seat: Seat, close: () => void): AsyncGenerator<RunView> {
  let sent = 0;
  try {
    for (;;) {
      if (seat.state === 'barred') return;
      const { line } = follower;
      if (line !== null && line.number > sent) {
        sent = line.number;
        yield line.run;
        continue;
      }
      if (seat.state === 'over') return;
      await new Promise<void>((resolve) => {
        seat.wake = resolve;
      });
    }
  } finally {
    close();
  }
}

import type { Deps } from '../../deps';
import type { Attempt, RefusalAudit } from '../../http/audit-refusals';
import { readOrigin } from '../../outside/visitor';
import { insertRefusedAttempt } from './attempts.store';

/** Different attempts that wait to be written at once; what comes on top is only logged. */
const maxWaiting = 5_000;

interface Waiting {
  readonly attempt: Attempt;
  readonly at: Date;
  tries: number;
}

/**
 * Writes refused attempts down, one after the other and beside everything else: a refusal waits for nothing, a flood of
 * them takes one connection, and equal ones that wait are one. What cannot be written is logged, and lost.
 */
export function openRefusalAudit({
  db,
  clock,
  faults,
  log,
}: Pick<Deps, 'db' | 'clock' | 'faults' | 'log'>): RefusalAudit {
  const waiting = new Map<string, Waiting>();
  let writing: Promise<void> | null = null;
  const write = async () => {
    for (let next = takeFirst(waiting); next !== null; next = takeFirst(waiting)) {
      const { attempt, at, tries } = next;
      try {
        await insertRefusedAttempt(db, { ...attempt, at, tries, origin: await readOrigin(attempt) });
      } catch (error) {
        faults.record('call', error, 'a refused attempt was not kept');
      }
    }
    writing = null;
  };
  return {
    record: (attempt) => {
      const at = clock();
      const key = keyOf(attempt, at);
      const known = waiting.get(key);
      if (known !== undefined) known.tries += 1;
      else if (waiting.size < maxWaiting) waiting.set(key, { attempt, at, tries: 1 });
      else log.error({ call: attempt.call, userId: attempt.userId }, 'a refused attempt was not kept');
      writing ??= write();
    },
    flush: () => writing ?? Promise.resolve(),
  };
}

function takeFirst(waiting: Map<string, Waiting>): Waiting | null {
  for (const [key, first] of waiting) {
    waiting.delete(key);
    return first;
  }
  return null;
}

function keyOf({ userId, call, act, reason, named }: Attempt, at: Date): string {
  const what = named.of === 'link' ? named.hash.toString('hex') : String(named.id);
  const minute = String(Math.floor(at.getTime() / 60_000));
  return [minute, String(userId), call, act, reason, named.of, what].join(' ');
}

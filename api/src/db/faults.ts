import { sql } from 'kysely';
import type { Log } from '../log';
import type { Database } from './database';
import { isUnreachable } from './pg-fault';

/** What the server was at when it met a fault of its own. */
export type FaultKind = 'boot' | 'call' | 'mail' | 'process' | 'queue' | 'run' | 'sweep';

/** What a line of the log says of a fault beside its stack. */
interface FaultDetails {
  /** What people may name so that it is found: the id of a request, a row of a run. */
  readonly reference?: string;
  readonly [more: string]: unknown;
}

/** Where unexpected faults go: each is logged once, with its stack, and counted. Nothing here waits or throws. */
export interface Faults {
  /** Logs and counts a fault; to the log of a request where one is given. */
  readonly record: (
    kind: FaultKind,
    error: unknown,
    message: string,
    details?: FaultDetails,
    log?: Log,
  ) => void;
  /** Counts a fault that is in the log already, or is like one that does. */
  readonly count: (kind: FaultKind, error: unknown, reference?: string) => void;
  /** Resolves once all that was counted so far is stored, or could not be. */
  readonly flush: () => Promise<void>;
}

/** Faults that are logged and not counted: for work without a database of its own to count in. */
export function logFaults(log: Log): Faults {
  return {
    record: (kind, error, message, details = {}, to = log) => {
      to.error({ ...details, kind, err: error }, message);
    },
    count: () => undefined,
    flush: () => Promise.resolve(),
  };
}

interface Counted {
  readonly count: number;
  readonly at: Date;
  readonly reference: string | null;
}

/**
 * Faults that are logged and counted in the database, by day and kind, for whichever process the operator asks. A database
 * that cannot be reached is logged and not counted: it is away, and nothing is wrong here. What cannot be stored now is
 * stored with the next fault.
 */
export function openFaults({
  db,
  clock,
  log,
}: {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
}): Faults {
  const pending = new Map<FaultKind, Counted>();
  let writing: Promise<void> | null = null;
  const add = (kind: FaultKind, more: Counted) => {
    const before = pending.get(kind)?.count ?? 0;
    pending.set(kind, { ...more, count: before + more.count });
  };
  const write = async () => {
    for (const [kind, counted] of pending) {
      pending.delete(kind);
      try {
        await addFaults(db, kind, counted);
      } catch (error) {
        add(kind, counted);
        log.warn({ err: error }, 'faults could not be counted yet');
        break;
      }
    }
    writing = null;
  };
  const store = () => (pending.size === 0 ? Promise.resolve() : (writing ??= write()));
  const count: Faults['count'] = (kind, error, reference) => {
    if (isUnreachable(error)) return;
    add(kind, { count: 1, at: clock(), reference: reference ?? null });
    void store();
  };
  return {
    record: (kind, error, message, details = {}, to = log) => {
      to.error({ ...details, kind, err: error }, message);
      count(kind, error, details.reference);
    },
    count,
    flush: async () => {
      await writing;
      await store();
    },
  };
}

async function addFaults(db: Database, kind: FaultKind, { count, at, reference }: Counted): Promise<void> {
  await sql`
    insert into fault_count as c (day, kind, count, last_at, last_reference)
    values (${at.toISOString().slice(0, 10)}::date, ${kind}, ${count}, ${at}, ${reference})
    on conflict (day, kind) do update set count = c.count + excluded.count, last_at = excluded.last_at,
      last_reference = coalesce(excluded.last_reference, c.last_reference)`.execute(db);
}

/** How many faults of a kind a day had, and when and where the last one was. */
export interface FaultCount {
  readonly day: string;
  readonly kind: string;
  readonly count: number;
  readonly lastAt: Date;
  readonly lastReference: string | null;
}

/** The faults since a day, the newest day first. */
export async function listFaultCounts(db: Database, since: Date): Promise<readonly FaultCount[]> {
  const found = await sql<FaultCount>`
    select to_char(day, 'YYYY-MM-DD') as day, kind, count, last_at as "lastAt", last_reference as "lastReference"
    from fault_count where day >= ${since.toISOString().slice(0, 10)}::date
    order by day desc, kind`.execute(db);
  return found.rows;
}

/** Removes the counts of days before a moment. Answers how many. */
export async function removeOldFaultCounts(db: Database, before: Date): Promise<number> {
  const gone = await sql`
    delete from fault_count where day < ${before.toISOString().slice(0, 10)}::date`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}

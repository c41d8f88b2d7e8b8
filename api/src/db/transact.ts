import type { Transaction } from 'kysely';
import type { Connected, Database } from './database';
import { findPgFault } from './pg-fault';
import type { Tables } from './tables';

/** A database inside a transaction: what changes several rows together asks for one. */
export type Inside = Transaction<Tables>;

/** Serialization failure and deadlock: the database asks to try the whole transaction again. */
const tryAgain = new Set(['40001', '40P01']);

/** Others took meanwhile what a transaction had found free without locking it: run again, it finds what is left. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

function isTriedAgain(error: unknown): boolean {
  return error instanceof Overtaken || tryAgain.has(findPgFault(error)?.state ?? '');
}

const attempts = 4;

/**
 * Runs work in a transaction: all of it is kept or none. Serialization failures, deadlocks and what was overtaken are run
 * again here, and only here. Work already inside a transaction joins it.
 */
export async function transact<Result>(
  db: Database,
  work: (transaction: Inside) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db as Inside); // isTransaction says which of the two it is
  return attempt(() => db.transaction().execute(work), attempts);
}

/** The same, and all of its statements see the database as of one moment, with what it wrote itself. */
export function transactInSnapshot<Result>(
  db: Connected,
  work: (transaction: Inside) => Promise<Result>,
): Promise<Result> {
  return attempt(() => db.transaction().setIsolationLevel('repeatable read').execute(work), attempts);
}

async function attempt<Result>(run: () => Promise<Result>, left: number): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (left <= 1 || !isTriedAgain(error)) throw error;
    return attempt(run, left - 1);
  }
}

/** Reads in one snapshot: all statements of the work see the database as of one moment. Nothing is written in it. */
export function inSnapshot<Result>(
  db: Connected,
  work: (snapshot: Inside) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

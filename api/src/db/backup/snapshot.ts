import type pg from 'pg';
import { backupLock } from '../platform';
import { settleFormats } from './copy-rows';

/** The connection on which one state of the database is seen. */
export type SnapshotClient = pg.PoolClient;

/**
 * Does work on one state of the database: whatever is written meanwhile, the work sees what was there when it began.
 * Until it ends no file is taken out of use, so that the bytes of every file of that state are there.
 */
export async function inSnapshot<Result>(
  pool: pg.Pool,
  work: (client: SnapshotClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // Waits for anyone who is taking a file out of use now.
    await client.query('select pg_advisory_lock($1)', [backupLock]);
    await settleFormats(client);
    await client.query('begin isolation level repeatable read read only');
    // The state is taken by the first statement, not by the beginning.
    await client.query('select pg_current_snapshot()');
    const result = await work(client);
    await client.query('commit');
    await client.query('select pg_advisory_unlock($1)', [backupLock]);
    return result;
  } finally {
    // The connection ends, and with it its settings; where the work failed amid a table, its transaction and lock, too.
    client.release(true);
  }
}

/** The files whose bytes are there in the state that a client sees, some at a time. */
export async function* filesOf(
  client: SnapshotClient,
): AsyncGenerator<{ readonly storageName: string; readonly size: number }> {
  let last = '';
  for (;;) {
    const { rows } = await client.query<{ storageName: string; size: number }>(
      `select storage_name as "storageName", size from stored_file
       where state in ('stored', 'registered', 'held') and storage_name > $1 order by storage_name limit 500`,
      [last],
    );
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.storageName;
  }
}

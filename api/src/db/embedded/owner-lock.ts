import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { fail } from './embedded-error';

/** Where the server is reached: `host` is the socket folder, or an address. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
}

export interface OwnerLock {
  release(): Promise<void>;
}

/** The advisory lock that the app holds for its whole life, in the database `postgres`. */
const lockKeys = [72, 1] as const;
const retakeEveryMs = 200;

/** A connection that never brings the process down: a loss shows as its `end` event and as failed queries. */
async function connectTo(endpoint: Endpoint, database = 'postgres'): Promise<Client> {
  const client = new Client({
    ...endpoint,
    database,
    ssl: false,
    application_name: `huella ${process.pid}`,
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Takes the advisory lock and takes it again whenever the connection is lost, as when PostgreSQL restarts
 * itself after the crash of a backend. Where there is no lock on the file, it shows others that we live.
 * @throws {EmbeddedError} IN_USE when another connection holds it
 */
export async function holdOwnerLock(endpoint: Endpoint, log: (message: string) => void): Promise<OwnerLock> {
  let client = await takeOwnerLock(endpoint);
  let released = false;
  const isReleased = () => released;
  const retake = async (): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      await sleep(retakeEveryMs);
      // Released meanwhile: its server is gone, and the next one gets a lock of its own.
      if (isReleased()) return;
      if (tries === 0) log('the connection that holds the lock was lost; taking the lock again');
      // A server that is restarting refuses connections; the next turn asks again.
      const again = await takeOwnerLock(endpoint).catch(() => undefined);
      if (again === undefined) continue;
      client = again;
      watch();
      if (isReleased()) await client.end();
      return;
    }
  };
  const watch = (): void => {
    client.once('end', () => void (released || retake()));
  };
  watch();
  return {
    async release() {
      released = true;
      await client.end();
    },
  };
}

async function takeOwnerLock(endpoint: Endpoint): Promise<Client> {
  const client = await connectTo(endpoint);
  try {
    const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1, $2) ok', [
      ...lockKeys,
    ]);
    if (rows[0]?.ok !== true) fail('IN_USE', 'Another app holds the lock in the database.');
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** The app (`huella <pid>`) that holds the lock on a running server, or undefined when nobody does. */
export async function findOwner(endpoint: Endpoint): Promise<string | undefined> {
  const client = await connectTo(endpoint);
  try {
    const { rows } = await client.query<{ app: string | null }>(
      `select a.application_name app from pg_locks l left join pg_stat_activity a on a.pid = l.pid
       where l.locktype = 'advisory' and l.classid = $1 and l.objid = $2 and l.granted`,
      [...lockKeys],
    );
    return rows[0] && (rows[0].app ?? 'another app');
  } finally {
    await client.end();
  }
}

/** Creates the database where it is missing. */
export async function ensureDatabase(endpoint: Endpoint, database: string): Promise<void> {
  const client = await connectTo(endpoint);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

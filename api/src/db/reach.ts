import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openPool, overPool, type Address } from './database';
import { findRunning } from './embedded/find-running';
import { startEmbedded, type EmbeddedOptions } from './embedded/start';
import type { Tables } from './tables';

export interface ReachOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** `guest`: of the server that runs on the folder, where one does; `alone`: that one is refused (IN_USE). */
  readonly as: 'guest' | 'alone';
  readonly profile?: EmbeddedOptions['profile'];
}

/** The database as the operator's commands have it: patient, and with few connections. */
export interface Reached {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  /** Ends the connections, and the server where it was started for them. */
  readonly close: () => Promise<void>;
}

const embeddedName = 'huella';

/**
 * Reaches the database beside a server that may be running: by `DATABASE_URL`, else through the socket of the server
 * that runs on the data folder, else by running the embedded one for the time being, which then nobody else can.
 * @throws {EmbeddedError} as `startEmbedded`
 */
export async function reach(options: ReachOptions): Promise<Reached> {
  const { databaseUrl, dataDir, profile } = options;
  if (databaseUrl !== null) return overAddress({ url: databaseUrl }, () => Promise.resolve());
  const running = options.as === 'guest' ? await findRunning(dataDir) : null;
  if (running !== null) return overAddress({ ...running, database: embeddedName }, () => Promise.resolve());
  const server = await startEmbedded({ dataDir, ...(profile !== undefined && { profile }) });
  const { host, port, user, password, database } = server;
  return overAddress({ host, port, user, password, database }, () => server.stop());
}

function overAddress(address: Address, stop: () => Promise<void>): Reached {
  const pool = openPool(address, { max: 3, onError: () => undefined, patient: true });
  return {
    pool,
    db: overPool(pool),
    close: async () => {
      await pool.end();
      await stop();
    },
  };
}

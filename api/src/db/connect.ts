import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openPool, overPool, type Address } from './database';
import { startEmbedded } from './embedded/start';
import type { Tables } from './tables';

export interface ConnectOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly log: (message: string) => void;
}

export interface Connection {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  /** Where it is, for a process of ours that has a connection of its own. */
  readonly address: Address;
  /** Whether the database is our own embedded one. */
  readonly embedded: boolean;
  /** Ends the pool, and the server where it is ours. */
  readonly close: () => Promise<void>;
}

/** Connections of one server process; the embedded server takes 40 in all. */
const poolSize = 12;

/** Reaches the database: the server of `DATABASE_URL`, or the embedded one on the data folder. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  if (options.databaseUrl !== null) {
    return overAddress({ url: options.databaseUrl }, options, () => Promise.resolve());
  }
  const server = await startEmbedded({
    dataDir: options.dataDir,
    log: options.log,
  });
  const { host, port, user, password, database } = server;
  return overAddress({ host, port, user, password, database }, options, () => server.stop());
}

function overAddress(address: Address, options: ConnectOptions, stop: () => Promise<void>): Connection {
  const pool = openPool(address, {
    max: poolSize,
    onError: (error) => {
      options.log(`idle database connection ended: ${error.message}`);
    },
  });
  return {
    pool,
    db: overPool(pool),
    address,
    embedded: options.databaseUrl === null,
    close: async () => {
      await pool.end();
      await stop();
    },
  };
}

import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { namingPool, openNames } from './named-statements';
import type { Tables } from './tables';

/** The database as stores see it: the pool, or the transaction that a route opened. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** The database outside any transaction. */
export type Connected = Kysely<Tables>;

/** The connections of a process. */
export type Pool = pg.Pool;

/** How to reach a server. */
export type Address =
  | { readonly url: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password?: string | undefined;
      readonly database: string;
    };

const int8 = 20;
const dateOid = 1082;

/** Ids fit a safe integer, and a calendar date is its ISO text: a Date would move it a day in some zones. */
const types = new pg.TypeOverrides();
types.setTypeParser(int8, Number);
types.setTypeParser(dateOid, (text: string) => text);

export interface PoolOptions {
  /** Most connections of this process. */
  readonly max: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onError: (error: Error) => void;
  /** Whether a statement may take as long as it needs: nobody waits behind it. */
  readonly patient?: boolean;
  /** How long a connection is waited for, also one that others have, in milliseconds. */
  readonly waitMs?: number;
}

/** What one statement may take, and how long a transaction may do nothing, in milliseconds. */
const patienceMs = 20_000;

/** Opens a pool with the time-outs that keep one slow query from holding the others. */
export function openPool(address: Address, options: PoolOptions): pg.Pool {
  const target =
    'url' in address ? { connectionString: address.url } : { ...address, password: address.password ?? '' };
  const pool = new pg.Pool({
    ...target,
    max: options.max,
    types,
    application_name: 'huella',
    connectionTimeoutMillis: options.waitMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.patient === true ? 0 : patienceMs,
    idle_in_transaction_session_timeout: options.patient === true ? 0 : patienceMs,
  });
  pool.on('error', options.onError);
  // A connection that breaks while it works fails its query; said of the connection as well, with nobody listening,
  // it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The typed query builder over a pool, whose connections keep the statements that are asked all the time. */
export function overPool(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool, openNames()) }) });
}

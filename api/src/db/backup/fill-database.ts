import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { listApplied, migrateTo } from '../migrate';
import { readRows, settleFormats } from './copy-rows';
import { openRowSum, type RowSum } from './row-sum';
import {
  addForeignKeys,
  dropForeignKeys,
  listForeignKeys,
  listTables,
  setTriggers,
  type StoredTable,
} from './stored-tables';

/** The connection on which a database is filled, all or nothing. */
export type FillingClient = pg.PoolClient;

/** Whether a database holds no table of the product. */
export async function isBlank(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await listTables(client)).length === 0 && (await listApplied(client)).length === 0;
  } finally {
    client.release();
  }
}

export interface Level {
  /** The folder of the migrations, and those of them that are applied. */
  readonly folder: string;
  readonly migrations: readonly string[];
}

/**
 * Fills an empty database in one transaction: brings it to a level, lifts the rules between tables, lets the work fill
 * them, puts the rules back and lets it look at the result. Whatever fails leaves the database as it was.
 */
export async function fillDatabase(
  pool: pg.Pool,
  { folder, migrations }: Level,
  work: {
    readonly fill: (client: FillingClient, tables: readonly StoredTable[]) => Promise<void>;
    readonly verify: (client: FillingClient) => Promise<void>;
  },
): Promise<void> {
  const hadQueue = await hasQueue(pool);
  try {
    // The queue makes its tables in transactions of its own.
    await runMigrations({ pgPool: pool });
    await fillInside(pool, async (client) => {
      await migrateTo(client, folder, migrations);
      const tables = await listTables(client);
      const keys = await listForeignKeys(client);
      await dropForeignKeys(client, keys);
      await setTriggers(client, tables, 'disable');
      await removeSeeds(client, tables);
      await work.fill(client, tables);
      await setTriggers(client, tables, 'enable');
      await addForeignKeys(client, keys);
      await work.verify(client);
    });
    await pool.query('analyze');
  } catch (error) {
    if (!hadQueue) await pool.query('drop schema if exists graphile_worker cascade');
    throw error;
  }
}

async function hasQueue(pool: pg.Pool): Promise<boolean> {
  const found = await pool.query(`select 1 from pg_namespace where nspname = 'graphile_worker'`);
  return found.rows.length > 0;
}

async function fillInside(pool: pg.Pool, work: (client: FillingClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await settleFormats(client);
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    // The connection ends, and with it what was not committed, and its settings.
    client.release(true);
  }
}

/** Rows that the migrations brought along: all of them come from the backup. */
async function removeSeeds(client: FillingClient, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables) {
    const table = `public.${client.escapeIdentifier(name)}`;
    const { rows } = await client.query(`select 1 from ${table} limit 1`);
    if (rows.length > 0) await client.query(`delete from ${table}`);
  }
}

/** What the rows of a table come to. */
export async function sumTable(client: FillingClient, table: StoredTable): Promise<RowSum> {
  const adder = openRowSum();
  for await (const bytes of readRows(client, table)) adder.add(bytes);
  return adder.result();
}

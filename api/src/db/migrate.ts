import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** Any number that no other part of the product locks on: one migrator at a time. */
const migrationLock = 7_214_001;

/**
 * Brings the database up to the newest migration: plain SQL files, in order of their number, each in its own
 * transaction, forward only. Several processes may start at once; one migrates, the others wait.
 * A database that is ahead of these files is refused: an older release must not write into a newer schema.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<readonly string[]> {
  const applied = await migrateTables(pool, folder);
  // The queue keeps its tables in a schema of its own, and knows itself which steps it lacks.
  await runMigrations({ pgPool: pool });
  return applied;
}

/** The names of the migrations of this release, in their order. */
export async function listMigrations(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort();
}

/** The migrations that a database has; none where it holds nothing of ours. */
export async function listApplied(client: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const there = await client.query<{ there: boolean }>(
    `select to_regclass('public.migration') is not null as there`,
  );
  if (there.rows[0]?.there !== true) return [];
  const found = await client.query<{ name: string }>('select name from migration order by name');
  return found.rows.map(({ name }) => name);
}

async function migrateTables(pool: pg.Pool, folder: string): Promise<readonly string[]> {
  const files = await listMigrations(folder);
  const client = await pool.connect();
  try {
    // Nobody is served before it ends: a migration of many rows, and who waits for it, may take as long as it needs.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(migrationTable);
    const done = await client.query<{ name: string }>('select name from migration');
    const applied = new Set(done.rows.map((row) => row.name));
    const unknown = [...applied].find((name) => !files.includes(name));
    if (unknown !== undefined) throw new Error(`The database is newer than this release: it has ${unknown}.`);
    const pending = files.filter((name) => !applied.has(name));
    for (const name of pending) await applyOne(client, name, await readFile(path.join(folder, name), 'utf8'));
    return pending;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query('reset statement_timeout');
    client.release();
  }
}

const migrationTable =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null)';

/**
 * Brings an empty database to the level of these migrations and no further, in the transaction of the client: what was
 * written at a level is read back at that level.
 */
export async function migrateTo(
  client: pg.PoolClient,
  folder: string,
  names: readonly string[],
): Promise<void> {
  await client.query(migrationTable);
  for (const name of names) await run(client, name, await readFile(path.join(folder, name), 'utf8'));
}

async function run(client: pg.PoolClient, name: string, text: string): Promise<void> {
  await client.query(text);
  await client.query('insert into migration (name, applied_at) values ($1, now())', [name]);
}

async function applyOne(client: pg.PoolClient, name: string, text: string): Promise<void> {
  await client.query('begin');
  try {
    await run(client, name, text);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

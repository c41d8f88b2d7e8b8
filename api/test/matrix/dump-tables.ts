import type pg from 'pg';

/** Every row of every table. */
export type Dump = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Reads the whole database as a connection sees it now. */
export async function dumpTables(pool: pg.Pool): Promise<Dump> {
  const client = await pool.connect();
  try {
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const parts = tables.rows.map(
      ({ name }) =>
        `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(t) order by t::text), '[]') as rows from "${name}" t`,
    );
    const { rows } = await client.query<{ name: string; rows: Record<string, unknown>[] }>(
      parts.join(' union all '),
    );
    return Object.fromEntries(rows.map(({ name, rows: found }) => [name, found]));
  } finally {
    client.release();
  }
}

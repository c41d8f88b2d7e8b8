import type pg from 'pg';

/** Every row of every table. */
export type Dump = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * Reads the whole database as a connection sees it now. With a dump of how it was before the transaction that is open, only
 * the tables that this one wrote are read, which saves most of the time; the others are as they were.
 */
export async function dumpTables(pool: pg.Pool, before: Dump = {}): Promise<Dump> {
  const client = await pool.connect();
  try {
    const tables = await client.query<{ name: string }>({
      text: `select relname as name from pg_stat_xact_user_tables
        where schemaname = 'public' and (not relname = any($1) or n_tup_ins + n_tup_upd + n_tup_del > 0)
        order by relname`,
      values: [Object.keys(before)],
    });
    if (tables.rows.length === 0) return before;
    const parts = tables.rows.map(
      ({ name }) =>
        `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(t) order by t::text), '[]') as rows from "${name}" t`,
    );
    const { rows } = await client.query<{ name: string; rows: Record<string, unknown>[] }>(
      parts.join(' union all '),
    );
    return { ...before, ...Object.fromEntries(rows.map(({ name, rows: found }) => [name, found])) };
  } finally {
    client.release();
  }
}

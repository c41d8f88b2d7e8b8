import type pg from 'pg';

/** A table with the columns that are written: those that follow from others are not. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** A sequence and its current value. */
export interface StoredSequence {
  readonly name: string;
  readonly last: string;
  readonly called: boolean;
}

export type Client = Pick<pg.PoolClient, 'query' | 'escapeIdentifier'>;

/**
 * The tables of the product, in the order of their names, without those that are worked out again (unlogged). The queue keeps its
 * own in another schema.
 */
export async function listTables(client: Client): Promise<readonly StoredTable[]> {
  const found = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return found.rows;
}

/** The current value of every sequence: at or past what any transaction sees. */
export async function listSequences(client: Client): Promise<readonly StoredSequence[]> {
  const found = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  const sequences: StoredSequence[] = [];
  for (const { name } of found.rows) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${client.escapeIdentifier(name)}`,
    );
    const [stands] = rows;
    if (stands !== undefined) sequences.push({ name, ...stands });
  }
  return sequences;
}

/** Puts sequences where they were. @throws when one is not there */
export async function setSequences(client: Client, sequences: readonly StoredSequence[]): Promise<void> {
  for (const { name, last, called } of sequences) {
    const place = `public.${client.escapeIdentifier(name)}`;
    await client.query('select setval($1::regclass, $2::bigint, $3)', [place, last, called]);
  }
}

/** Lets tables be filled with what is there already, without writing down that it came, or has them watch again. */
export async function setTriggers(
  client: Client,
  tables: readonly StoredTable[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await client.query(`alter table public.${client.escapeIdentifier(name)} ${to} trigger user`);
}

/** Rules between tables that hold only once all of them are filled. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** The foreign keys of all tables, as they are written. */
export async function listForeignKeys(client: Client): Promise<readonly ForeignKey[]> {
  const found = await client.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by c.relname, k.conname`);
  return found.rows;
}

/** Lifts foreign keys, so that tables are filled in any order. */
export async function dropForeignKeys(client: Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name } of keys)
    await client.query(
      `alter table public.${client.escapeIdentifier(table)} drop constraint ${client.escapeIdentifier(name)}`,
    );
}

/** Puts foreign keys back; every row is checked. */
export async function addForeignKeys(client: Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(
      `alter table public.${client.escapeIdentifier(table)}
       add constraint ${client.escapeIdentifier(name)} ${definition}`,
    );
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Client, StoredTable } from './stored-tables';

function columnsOf(client: Client, { columns }: StoredTable): string {
  return columns.map((name) => client.escapeIdentifier(name)).join(', ');
}

/** What a table, or the open work of the queue, is read from. */
export type Source = StoredTable | 'queue';

/** Work that was given up stays out: what is read back is tried again. */
const openWork = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority, j.flags
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts order by j.id`;

/**
 * The rows of a table as the server sends them: a line each, in the text format of COPY. Nothing else may be asked of
 * the client until they are read.
 */
export function readRows(client: pg.PoolClient, source: Source): AsyncIterable<Buffer> {
  const what =
    source === 'queue'
      ? `(${openWork})`
      : `public.${client.escapeIdentifier(source.name)} (${columnsOf(client, source)})`;
  return client.query(copyTo(`copy ${what} to stdout`));
}

/** Fills a table with rows as `readRows` gave them. Rows that it has already stay. */
export async function writeRows(
  client: pg.PoolClient,
  table: StoredTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const name = `public.${client.escapeIdentifier(table.name)}`;
  await pipeline(
    Readable.from(rows),
    client.query(copyFrom(`copy ${name} (${columnsOf(client, table)}) from stdin`)),
  );
}

/** Queues the work again that `readRows` gave of the queue. */
export async function writeQueue(client: pg.PoolClient, rows: AsyncIterable<Buffer>): Promise<void> {
  await client.query(`
    create temporary table restored_job (
      identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer, key text,
      priority integer, flags jsonb
    ) on commit drop`);
  await pipeline(Readable.from(rows), client.query(copyFrom('copy restored_job from stdin')));
  await client.query(`
    select graphile_worker.add_job(
      identifier, payload := payload, queue_name := queue_name, run_at := run_at, max_attempts := max_attempts,
      job_key := key, priority := priority,
      flags := case when flags is null then null else array(select jsonb_object_keys(flags)) end)
    from restored_job`);
}

/** So that the same rows are the same text, whatever the server's own settings. */
export async function settleFormats(client: Client): Promise<void> {
  await client.query(`
    set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
    set extra_float_digits = 1; set client_encoding = 'UTF8'`);
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { OracleRecord } from '@huella/domain/engine/oracles/oracle-record';
import type { Database } from '../../db/database';
import { addJob } from '../../db/queue';
import { transact, type Inside } from '../../db/transact';
import { mapInTurns, sortInTurns } from '../../yielder';

/** Records that travel in one statement. */
const atOnce = 1_000;

/** What became of records that were read: a new version, or the one that was there. */
export interface TakenIn {
  readonly version: number;
  readonly isNew: boolean;
  readonly records: number;
}

/** A file or an answer of a service, read. */
export interface Reading {
  readonly source: string;
  readonly records: readonly OracleRecord[];
}

/** Makes an oracle of a file known, or names it anew; false where its key is that of another asset type or of a service. */
export async function keepFileOracle(
  db: Database,
  {
    key,
    assetType,
    label,
  }: { readonly key: string; readonly assetType: number; readonly label: string | null },
  now: Date,
): Promise<boolean> {
  await db
    .insertInto('oracle')
    .values({
      key,
      asset_type: assetType,
      label: label ?? key,
      provider: 'file',
      settings: null,
      created_at: now,
    })
    .onConflict((conflict) =>
      label === null ? conflict.doNothing() : conflict.column('key').doUpdateSet({ label }),
    )
    .execute();
  const kept = await db
    .selectFrom('oracle')
    .select(['asset_type as assetType', 'provider'])
    .where('key', '=', key)
    .executeTakeFirst();
  return kept?.assetType === assetType && kept.provider === 'file';
}

/**
 * Takes in what was read of an oracle, all or none, as its next version, and queues what follows from it for what is
 * linked. The same as before is no new version. A record that is not in it stays as it was said last, and is not
 * confirmed any more. Null where there is no such oracle.
 */
export async function takeIn(
  db: Database,
  key: string,
  reading: Reading,
  now: Date,
): Promise<TakenIn | null> {
  const digest = await digestOf(reading.records);
  return transact(db, async (inside) => {
    const before = await inside
      .selectFrom('oracle')
      .select(['version', 'digest'])
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return null;
    const records = reading.records.length;
    if (before.digest?.equals(digest) === true) {
      await markAnswered(inside, key, { read_at: now });
      return { version: before.version, isNew: false, records };
    }
    const version = before.version + 1;
    const { source } = reading;
    await inside
      .insertInto('oracle_reading')
      .values({ oracle_key: key, version, source, digest, records, read_at: now })
      .execute();
    for (let from = 0; from < records; from += atOnce)
      await upsert(inside, key, version, reading.records.slice(from, from + atOnce));
    await markAnswered(inside, key, { version, source, digest, read_at: now });
    await addJob(inside, 'tell_oracle', { oracleKey: key }, `oracle:${key}`);
    return { version, isNew: true, records };
  });
}

/** A version of an oracle, as it was read. */
export interface OracleVersion {
  readonly version: number;
  readonly source: string;
  readonly records: number;
  readonly readAt: Date;
}

/** The last versions of an oracle, the newest first. */
export function listVersions(db: Database, key: string, limit: number): Promise<readonly OracleVersion[]> {
  return db
    .selectFrom('oracle_reading')
    .select(['version', 'source', 'records', 'read_at as readAt'])
    .where('oracle_key', '=', key)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** What was read, as bytes that are the same only for the same: in the order of the codes. */
async function digestOf(records: readonly OracleRecord[]): Promise<Buffer> {
  const lines = await mapInTurns(records, ({ code, values }) => `${code}\n${JSON.stringify(values)}\n`);
  const hash = createHash('sha256');
  await mapInTurns(await sortInTurns(lines), (line) => {
    hash.update(line);
  });
  return hash.digest();
}

async function markAnswered(
  inside: Inside,
  key: string,
  changes: { version?: number; source?: string; digest?: Buffer; read_at: Date },
): Promise<void> {
  await inside
    .updateTable('oracle')
    .set({ ...changes, failing_since: null, failures: 0, failure: null })
    .where('key', '=', key)
    .execute();
}

async function upsert(
  inside: Inside,
  key: string,
  version: number,
  records: readonly OracleRecord[],
): Promise<void> {
  const rows = records.map(({ code, holder, values }) => ({ code, holder, answer: values }));
  await sql`
    insert into oracle_record (oracle_key, code, holder, version, answer)
    select ${key}, code, holder, ${version}, answer
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (code text, holder text, answer jsonb)
    on conflict (oracle_key, code)
      do update set holder = excluded.holder, version = excluded.version, answer = excluded.answer`.execute(
    inside,
  );
}

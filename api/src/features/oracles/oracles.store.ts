import { sql } from 'kysely';
import type { OracleValues } from '@huella/domain/engine/oracles/oracle-record';
import type { Database } from '../../db/database';

/** A source as it stands: what it is, and what its last good answer was. */
export interface OracleRow {
  readonly key: string;
  readonly assetType: number;
  readonly label: string;
  readonly provider: 'file' | 'http';
  readonly version: number;
  readonly source: string | null;
  readonly readAt: Date | null;
  readonly failingSince: Date | null;
}

const columns = [
  'key',
  'asset_type as assetType',
  'label',
  'provider',
  'version',
  'source',
  'read_at as readAt',
  'failing_since as failingSince',
] as const;

/** The oracles of an asset type, by their names. Which there are is the operator's, and everybody's to know. */
export function listOracles(db: Database, assetType: number): Promise<readonly OracleRow[]> {
  return db
    .selectFrom('oracle')
    .select(columns)
    .where('asset_type', '=', assetType)
    .orderBy('label')
    .orderBy('key')
    .execute();
}

/** Every oracle, of whatever asset type. */
export function listEveryOracle(db: Database): Promise<readonly OracleRow[]> {
  return db.selectFrom('oracle').select(columns).orderBy('key').execute();
}

/** The oracle of a key; null where there is none. */
export async function findOracle(db: Database, key: string): Promise<OracleRow | null> {
  const row = await db.selectFrom('oracle').select(columns).where('key', '=', key).executeTakeFirst();
  return row ?? null;
}

/** Whose records an establishment sees: its own company's, and those of the holders whose assets it has. */
export interface RecordScope {
  readonly boxId: number;
  readonly companyId: number;
  readonly assetType: number;
  /** The attribute that says whose an asset is, by a tax number. */
  readonly holderAttribute: string;
}

const digits = (text: ReturnType<typeof sql>) => sql`regexp_replace(${text}, '\\D', '', 'g')`;

function isOfHolders({ boxId, companyId, assetType, holderAttribute }: RecordScope) {
  return sql`r.holder in (
    select ${digits(sql`c.tax_id`)} from company c where c.id = ${companyId} and c.tax_id is not null
    union
    select ${digits(sql`a.attributes ->> ${holderAttribute}`)} from asset a
    where a.box_id = ${boxId} and a.asset_type = ${assetType} and a.deleted_at is null
      and a.attributes ->> ${holderAttribute} is not null)`;
}

/** A record that an oracle confirms now. */
export interface ConfirmedRecord {
  readonly code: string;
  readonly answer: OracleValues;
}

/** The records of an oracle that no asset has, in the order of their codes, and how many there are. */
export async function listFreeRecords(
  db: Database,
  scope: RecordScope,
  { key, version }: Pick<OracleRow, 'key' | 'version'>,
  search: string,
  limit: number,
): Promise<{ readonly rows: readonly ConfirmedRecord[]; readonly total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const found = await sql<ConfirmedRecord & { total: number }>`
    select r.code, r.answer, count(*) over () as total from oracle_record r
    where r.oracle_key = ${key} and r.version = ${version} and ${isOfHolders(scope)}
      and not exists (select from oracle_link l where l.oracle_key = r.oracle_key and l.code = r.code)
      and (${search === ''} or exists (select from jsonb_each_text(r.answer) f where f.value ilike ${pattern}))
    order by r.code limit ${limit}`.execute(db);
  return {
    rows: found.rows.map(({ code, answer }) => ({ code, answer })),
    total: found.rows[0]?.total ?? 0,
  };
}

/** Those of some records that an oracle confirms now and that the establishment sees, linked or not. */
export async function listRecords(
  db: Database,
  scope: RecordScope,
  { key, version }: Pick<OracleRow, 'key' | 'version'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, OracleValues>> {
  const found = await sql<ConfirmedRecord>`
    select r.code, r.answer from oracle_record r
    where r.oracle_key = ${key} and r.version = ${version} and r.code = any(${[...codes]}::text[])
      and ${isOfHolders(scope)}`.execute(db);
  return new Map(found.rows.map(({ code, answer }) => [code, answer]));
}

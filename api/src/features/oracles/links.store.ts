import { sql } from 'kysely';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import type { OracleValues } from '@huella/domain/engine/oracles/oracle-record';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** A link that is to be made. */
export interface NewLink {
  readonly assetId: number;
  readonly code: string;
  readonly verdict: OracleVerdict;
  readonly answer: OracleValues;
}

/** The links that some assets have. */
export async function listLinksOf(
  db: Database,
  assetIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly key: string; readonly code: string }>> {
  if (assetIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('oracle_link')
    .select(['asset_id as assetId', 'oracle_key as key', 'code'])
    .where('asset_id', 'in', [...assetIds])
    .execute();
  return new Map(rows.map(({ assetId, ...link }) => [assetId, link]));
}

/** Which asset has each of some codes of an oracle, with the establishment that it is in. */
export async function listHolders(
  db: Database,
  key: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('oracle_link')
    .select(['asset_id as assetId', 'code'])
    .where('oracle_key', '=', key)
    .where('code', 'in', [...codes])
    .execute();
  return new Map(rows.map(({ assetId, code }) => [code, assetId]));
}

/** Takes links away; answers how many there were. */
export async function removeLinks(db: Inside, assetIds: readonly number[]): Promise<number> {
  if (assetIds.length === 0) return 0;
  const found = await db
    .deleteFrom('oracle_link')
    .where('asset_id', 'in', [...assetIds])
    .executeTakeFirst();
  return Number(found.numDeletedRows);
}

/** Frees codes that only assets have which were retired: what is gone needs no record. */
export async function freeCodes(db: Inside, key: string, codes: readonly string[]): Promise<void> {
  await sql`
    delete from oracle_link l using asset a
    where l.oracle_key = ${key} and l.code = any(${[...codes]}::text[]) and a.id = l.asset_id
      and a.deleted_at is not null`.execute(db);
}

/**
 * Makes links, in the order of the codes, so that two calls over the same ones never deadlock. Answers the codes that
 * another asset has: those are not made, and no one else decides (`unique`).
 */
export async function insertLinks(
  db: Inside,
  key: string,
  links: readonly NewLink[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = links.map(({ assetId, code, verdict, answer }) => ({
    asset_id: assetId,
    code,
    verdict,
    answer,
  }));
  const found = await sql<{ code: string }>`
    insert into oracle_link (asset_id, oracle_key, code, verdict, verdict_at, answer, linked_at)
    select asset_id, ${key}, code, verdict, ${now}, answer, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (asset_id bigint, code text, verdict text, answer jsonb)
    order by code
    on conflict (oracle_key, code) do nothing
    returning code`.execute(db);
  const made = new Set(found.rows.map(({ code }) => code));
  return new Set(links.map(({ code }) => code).filter((code) => !made.has(code)));
}

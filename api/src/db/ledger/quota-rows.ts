import { sql } from 'kysely';
import type { Database } from '../database';

/** What a company may have of an asset type while its plan says nothing else (decisions section 4). */
const defaultAssetQuota = 1_000_000;

/** The quota of the bytes of files that a company's records hold. */
export const diskQuotaKind = 'disk';

/** The bytes that a company may hold while its plan says nothing else. */
const defaultDiskQuota = 5 * 1024 ** 3;

/** The quotas of the companies that a user may own, and of the establishments that a company may have. */
export const companyQuotaKind = 'company';
export const boxQuotaKind = 'box';

const defaultQuotas: Readonly<Record<string, number>> = {
  [diskQuotaKind]: defaultDiskQuota,
  [companyQuotaKind]: 100,
  [boxQuotaKind]: 1_000,
};

/** What a company may have of a kind while its plan says nothing else. */
export function defaultQuotaOf(kind: string): number {
  return defaultQuotas[kind] ?? defaultAssetQuota;
}

/** The quota of living assets of a type in a company's establishments (decisions section 4). */
export function assetQuotaKind(assetType: number): string {
  return `asset:${assetType}`;
}

/** Places that are left. The row stays locked to the end of the transaction: ask for it last. */
export async function lockQuotaRoom(db: Database, companyId: number, kind: string): Promise<number> {
  await sql`
    insert into quota (company_id, kind, used, max) values (${companyId}, ${kind}, 0, ${defaultQuotaOf(kind)})
    on conflict do nothing`.execute(db);
  const found = await sql<{ room: number }>`
    select max - used as room from quota where company_id = ${companyId} and kind = ${kind} for update`.execute(
    db,
  );
  return found.rows[0]?.room ?? 0;
}

/**
 * Takes places of a company's quota, as many as there are up to `wanted`, and answers how many that were. The row
 * stays locked to the end of the transaction: ask for it last. The table's own check holds whatever happens.
 */
export async function takeQuota(
  db: Database,
  companyId: number,
  kind: string,
  wanted: number,
): Promise<number> {
  const room = await lockQuotaRoom(db, companyId, kind);
  const taken = Math.max(0, Math.min(wanted, room));
  await sql`
    update quota set used = used + ${taken} where company_id = ${companyId} and kind = ${kind}`.execute(db);
  return taken;
}

/** Gives places back: assets that were retired or went to another company. */
export async function giveQuota(db: Database, companyId: number, kind: string, count: number): Promise<void> {
  await sql`
    update quota set used = used - ${count} where company_id = ${companyId} and kind = ${kind}`.execute(db);
}

/** Places that are left. */
export async function findQuotaRoom(db: Database, companyId: number, kind: string): Promise<number> {
  const row = await db
    .selectFrom('quota')
    .select(['used', 'max'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row === undefined ? defaultQuotaOf(kind) : row.max - row.used;
}

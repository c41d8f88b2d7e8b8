import { sql } from 'kysely';
import { defaultPlan, plans, quotaOf } from '@huella/domain/rules/plans';
import type { Database } from '../database';
import { fixedStatement } from '../named-statements';

/** The quota of the bytes of files that a company's records hold. */
export const diskQuotaKind = 'disk';

/**
 * The quotas of the companies that a user may own, of the establishments that a company may have, and of the people who
 * have, or are offered, a role over the whole of it beside its owner.
 */
export const companyQuotaKind = 'company';
export const boxQuotaKind = 'box';
export const companyDelegationQuotaKind = 'companyDelegation';

/** What a company may have of a kind while its plan says nothing else (decisions section 4). */
export function defaultQuotaOf(kind: string): number {
  const plan = plans[defaultPlan];
  return quotaOf(plan, kind) ?? plan.assets;
}

const assetQuotaPrefix = 'asset:';

/** The quota of living assets of a type in a company's establishments (decisions section 4). */
export function assetQuotaKind(assetType: number): string {
  return `${assetQuotaPrefix}${assetType}`;
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
export async function consumeQuota(
  db: Database,
  companyId: number,
  kind: string,
  wanted: number,
): Promise<number> {
  const all = await sql`
    update quota set used = used + ${wanted}
    where company_id = ${companyId} and kind = ${kind} and used + ${wanted} <= max`.execute(db);
  // As a rule there are as many, and nothing more needs to be asked.
  if (all.numAffectedRows === 1n) return wanted;
  const room = await lockQuotaRoom(db, companyId, kind);
  const taken = Math.max(0, Math.min(wanted, room));
  await sql`
    update quota set used = used + ${taken} where company_id = ${companyId} and kind = ${kind}`.execute(db);
  return taken;
}

/** Gives places back: assets that were retired or went to another company. */
export async function releaseQuota(
  db: Database,
  companyId: number,
  kind: string,
  count: number,
): Promise<void> {
  await sql`
    update quota set used = used - ${count} where company_id = ${companyId} and kind = ${kind}`.execute(db);
}

const quotaRowOf = fixedStatement<
  { readonly used: number; readonly max: number },
  [companyId: number, kind: string]
>((companyId, kind) => sql`select used, max from quota where company_id = ${companyId} and kind = ${kind}`);

/** Places that are left. */
export async function findQuotaRoom(db: Database, companyId: number, kind: string): Promise<number> {
  const [row] = await quotaRowOf(db, companyId, kind);
  return row === undefined ? defaultQuotaOf(kind) : row.max - row.used;
}

/** What the plan of a company says of a kind, and how much of it the table counts as used. */
export interface QuotaRow {
  readonly companyId: number;
  readonly kind: string;
  readonly used: number;
  readonly max: number;
}

/** The quotas that companies have rows for, by kind: of assets those of types that they hold or held. */
export async function listQuotas(db: Database, companyIds: readonly number[]): Promise<readonly QuotaRow[]> {
  if (companyIds.length === 0) return [];
  return db
    .selectFrom('quota')
    .select(['company_id as companyId', 'kind', 'used', 'max'])
    .where('company_id', 'in', companyIds)
    .orderBy('kind')
    .execute();
}

/** Whether a quota is of the living assets of a type. */
export function isAssetQuota(kind: string): boolean {
  return kind.startsWith(assetQuotaPrefix);
}

/**
 * Says how much a company may have of a kind. False, with nothing changed, where the table counts more as used already:
 * what was used meanwhile counts.
 */
export async function updateQuota(
  db: Database,
  companyId: number,
  kind: string,
  max: number,
): Promise<boolean> {
  const result = await sql`
    insert into quota (company_id, kind, used, max) values (${companyId}, ${kind}, 0, ${max})
    on conflict (company_id, kind) do update set max = excluded.max where quota.used <= excluded.max
    returning 1`.execute(db);
  return result.rows.length === 1;
}

import { sql } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import { permissionTemplates } from '@huella/domain/rules/relations';
import type { Database } from '../../db/database';
import {
  boxQuotaKind,
  companyDelegationQuotaKind,
  companyQuotaKind,
  defaultQuotaOf,
  isAssetQuota,
  listQuotas,
} from '../../db/ledger/quota-rows';
import type { Inside } from '../../db/transact';
import { listSeats } from '../invitations/invitations.store';

/** A company as its form has it. */
export interface CompanyRecord {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly chain: number;
  readonly rol: string;
  readonly country: string;
  readonly fields: Values;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

/** The company of an id, or null; locked to the end of the transaction where it is to be changed. */
export async function findCompany(
  db: Database,
  id: number,
  hold: 'locked' | 'read' = 'read',
): Promise<CompanyRecord | null> {
  const query = db
    .selectFrom('company')
    .select(['id', 'version', 'name', 'chain', 'rol', 'country', 'fields'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '=', id);
  return (await (hold === 'locked' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

export interface ChangedCompany {
  readonly name: string;
  readonly country: string;
  readonly taxId: string | null;
  readonly fields: Values;
}

/** Writes what the form changed, and raises the version. */
export async function updateCompany(
  inside: Inside,
  id: number,
  { taxId, fields, ...rest }: ChangedCompany,
  now: Date,
): Promise<void> {
  await inside
    .updateTable('company')
    .set({ ...rest, tax_id: taxId, fields: JSON.stringify(fields), updated_at: now })
    .set('version', sql<number>`version + 1`)
    .where('id', '=', id)
    .execute();
}

/**
 * Keeps others from adding companies for a user until the transaction ends, so that two at once are counted. False when
 * the account can no longer be used: it may own nothing.
 */
export async function lockOwner(inside: Inside, userId: number): Promise<boolean> {
  const row = await inside
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * How many companies more a user may own: what the most generous plan of theirs allows, less those that they own
 * (decisions section 4, quota type company). One that is closed takes no place.
 */
export async function findCompanyRoom(db: Database, userId: number): Promise<number> {
  const { owned, max } = await db
    .selectFrom('relation')
    .innerJoin('company', 'company.id', 'relation.company_id')
    .leftJoin('quota', (join) =>
      join.onRef('quota.company_id', '=', 'relation.company_id').on('quota.kind', '=', companyQuotaKind),
    )
    .select(({ fn }) => [fn.countAll<number>().as('owned'), fn.max('quota.max').as('max')])
    .where('user_id', '=', userId)
    .where('template', '=', 'owner')
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return (max ?? defaultQuotaOf(companyQuotaKind)) - owned;
}

/** The templates that let somebody edit a company. */
const managing = permissionTemplates.filter(
  ({ over, codes }) => over === 'company' && codes.includes('COMPANY_EDIT'),
);

/** The names of some who may edit a company, who made it first. */
export async function listManagers(db: Database, companyId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('relation')
    .innerJoin('app_user', 'app_user.id', 'relation.user_id')
    .select(['app_user.firstname', 'app_user.lastname'])
    .where('company_id', '=', companyId)
    .where(
      'template',
      'in',
      managing.map(({ id }) => id),
    )
    .where('disabled_at', 'is', null)
    .orderBy(sql`template = 'owner'`, 'desc')
    .orderBy('relation.id')
    .limit(3)
    .execute();
  return [...new Set(rows.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()))];
}

/** How much of what a company's plan gives is in use. */
export interface PlanUse {
  readonly type: string;
  readonly used: number;
  readonly max: number;
  /** Of seats: how many of those that are used are of open invitations. */
  readonly invited?: number;
}

/** What is used of the plans of companies: establishments, delegations, and living assets by type. */
export async function listPlanUse(
  db: Database,
  companyIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly PlanUse[]>> {
  const quotas = await listQuotas(db, companyIds);
  const boxes = await countBoxes(db, companyIds);
  const seats = await listSeats(db, companyIds, now);
  const planOf = (id: number): readonly PlanUse[] => {
    const own = quotas.filter(({ companyId }) => companyId === id);
    const counted = (type: string, used = 0) => ({
      type,
      used,
      max: own.find(({ kind }) => kind === type)?.max ?? defaultQuotaOf(type),
    });
    const { members, invited } = seats.get(id) ?? { members: 0, invited: 0 };
    return [
      counted(boxQuotaKind, boxes.get(id)),
      { ...counted(companyDelegationQuotaKind, members + invited), invited },
      ...own
        .filter(({ kind }) => isAssetQuota(kind))
        .map(({ kind, used, max }) => ({ type: kind, used, max })),
    ];
  };
  return new Map(companyIds.map((id) => [id, planOf(id)]));
}

async function countBoxes(db: Database, companyIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('box')
    .select(({ fn }) => ['company_id as id', fn.countAll<number>().as('count')])
    .where('company_id', 'in', companyIds)
    .groupBy('company_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

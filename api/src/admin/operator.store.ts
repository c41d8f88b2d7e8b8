import { sql } from 'kysely';
import type { Database } from '../db/database';
import { boxQuotaKind, companyDelegationQuotaKind, companyQuotaKind } from '../db/ledger/quota-rows';
import { platformUserId } from '../db/platform';
import type { Inside } from '../db/transact';
import { findSeats } from '../features/invitations/invitations.store';
import { withdrawUnbackedOffers } from '../features/rights/unbacked-offers.store';
import { endSessions } from '../features/users/sessions.store';
import { emailKey } from '../features/users/users.store';

/** An account as the operator sees it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
  readonly createdAt: Date;
  readonly validatedAt: Date | null;
  readonly disabledAt: Date | null;
}

/** The account of an e-mail, disabled or not, or null; the platform's own is nobody's. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'firstname', 'lastname', 'language'])
    .select(['created_at as createdAt', 'validated_at as validatedAt', 'disabled_at as disabledAt'])
    .where('email_key', '=', emailKey(email))
    .where('id', '!=', platformUserId)
    .executeTakeFirst();
  return row ?? null;
}

/** How many sessions of a user are open at a moment. */
export async function countSessions(db: Database, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export interface AccountRelation {
  readonly template: string;
  readonly companyId: number;
  readonly company: string;
  /** The establishment; null where it is over the company. */
  readonly box: string | null;
}

/** How a user is related to companies and establishments. */
export async function listAccountRelations(
  db: Database,
  userId: number,
): Promise<readonly AccountRelation[]> {
  return db
    .selectFrom('relation')
    .leftJoin('box', 'box.id', 'relation.box_id')
    .innerJoin('company', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('company.id', '=', fn.coalesce(ref('relation.company_id'), ref('box.company_id'))),
      ),
    )
    .select(['relation.template', 'company.id as companyId', 'company.name as company', 'box.name as box'])
    .where('relation.user_id', '=', userId)
    .orderBy('company.id')
    .orderBy('relation.id')
    .execute();
}

/**
 * Disables an account, ends its sessions and withdraws its invitations, all at once. Answers how many sessions were open, or
 * null where it was disabled before.
 */
export async function disableAccount(inside: Inside, userId: number, now: Date): Promise<number | null> {
  const result = await inside
    .updateTable('app_user')
    .set({ disabled_at: now })
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const ended = await endSessions(inside, userId, null, null, now);
  await withdrawUnbackedOffers(inside, userId, { at: now, by: 'operator' }, true);
  return result.numUpdatedRows === 1n ? ended : null;
}

/** Lets an account in again. False where it was not disabled; one that was erased is nobody's any more. */
export async function enableAccount(db: Database, userId: number): Promise<boolean> {
  const result = await db
    .updateTable('app_user')
    .set({ disabled_at: null })
    .where('id', '=', userId)
    .where('disabled_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A company as the operator sees it. */
export interface OperatedCompany {
  readonly id: number;
  readonly name: string;
  readonly chain: number;
  readonly country: string;
  readonly tiers: readonly string[];
  /** From when on nothing of it is written until it is renewed; null never. */
  readonly renewalAt: Date | null;
  /** Since when it is closed; null while it is open. */
  readonly closedAt: Date | null;
}

const companyColumns = [
  ...(['id', 'name', 'chain', 'country', 'tiers'] as const),
  ...(['renewal_at as renewalAt', 'closed_at as closedAt'] as const),
] as const;

/** The company of a number, or null; locked to the end of the transaction where it is to be changed. */
export async function findOperated(
  db: Database,
  id: number,
  hold: 'locked' | 'read' = 'read',
): Promise<OperatedCompany | null> {
  const query = db.selectFrom('company').select(companyColumns).where('id', '=', id);
  return (await (hold === 'locked' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Companies whose name holds a text, whatever the case; so many at most. */
export async function listOperated(
  db: Database,
  text: string,
  count: number,
): Promise<readonly OperatedCompany[]> {
  return db
    .selectFrom('company')
    .select(companyColumns)
    .where(sql<boolean>`strpos(lower(name), lower(${text})) > 0`)
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Gives a company its tiers. */
export async function updateTiers(db: Database, companyId: number, tiers: readonly string[]): Promise<void> {
  await db
    .updateTable('company')
    .set({ tiers: [...tiers] })
    .where('id', '=', companyId)
    .execute();
}

/** Says by when a company has to be renewed; null lets it be. */
export async function updateRenewal(db: Database, companyId: number, renewalAt: Date | null): Promise<void> {
  await db.updateTable('company').set({ renewal_at: renewalAt }).where('id', '=', companyId).execute();
}

/** How much is used of a quota; of seats also how many of them are of invitations. */
export interface CountedUse {
  readonly used: number;
  readonly invited?: number;
}

/** What is counted live, by quota type; the table of quotas keeps no count of it. Seats are counted as everywhere. */
export async function countUse(
  db: Database,
  companyId: number,
  now: Date,
): Promise<ReadonlyMap<string, CountedUse>> {
  const found = await sql<{ owned: number; boxes: number }>`
    select (select count(*) from box where company_id = ${companyId}) as boxes,
           (select coalesce(max(count), 0) from (
              select count(*) from relation r join company c on c.id = r.company_id and c.closed_at is null
              where r.template = 'owner' and r.user_id in (
                select user_id from relation where company_id = ${companyId} and template = 'owner')
              group by r.user_id) as owners) as owned`.execute(db);
  const row = found.rows[0];
  const { members, invited } = await findSeats(db, companyId, now);
  return new Map<string, CountedUse>([
    [companyQuotaKind, { used: row?.owned ?? 0 }],
    [boxQuotaKind, { used: row?.boxes ?? 0 }],
    [companyDelegationQuotaKind, { used: members + invited, invited }],
  ]);
}

import { sql } from 'kysely';
import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { changeRoles, recordRightsChange, type ChangedBy } from '../rights/rights-changes.store';

/** A company as its ownership asks for it. */
export interface OwnedCompany {
  readonly id: number;
  readonly name: string;
  readonly closedAt: Date | null;
}

/** The company of an id, or null; held alone until the transaction ends where its ownership is to change. */
export async function findOwned(
  db: Database,
  id: number,
  hold: 'locked' | 'read' = 'read',
): Promise<OwnedCompany | null> {
  const query = db.selectFrom('company').select(['id', 'name', 'closed_at as closedAt']).where('id', '=', id);
  return (await (hold === 'locked' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Holds accounts until the transaction ends, in one order for all: before the companies that change hands between them. */
export async function lockAccounts(inside: Inside, userIds: readonly number[]): Promise<void> {
  await sql`select id from app_user where id = any(${[...userIds]}::bigint[]) order by id for update`.execute(
    inside,
  );
}

/** The owners of a company. */
export async function listOwners(db: Database, companyId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('relation')
    .select('user_id as userId')
    .where('company_id', '=', companyId)
    .where('template', '=', 'owner')
    .orderBy('user_id')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Which roles of a company go: all of some people, or all but the owners'. */
export type GoingRoles = { readonly of: readonly number[] } | 'allButOwners';

/**
 * Takes roles over a company and its establishments away; the database writes down that they went. Answers who had one,
 * each once.
 */
export async function removeRoles(
  inside: Inside,
  companyId: number,
  going: GoingRoles,
  by: ChangedBy,
): Promise<readonly number[]> {
  const which =
    going === 'allButOwners' ? sql`template <> 'owner'` : sql`user_id = any(${[...going.of]}::bigint[])`;
  const found = await changeRoles(inside, by, () =>
    sql<{ userId: number }>`
      delete from relation
      where (company_id = ${companyId} or box_id in (select id from box where company_id = ${companyId})) and ${which}
      returning user_id as "userId"`.execute(inside),
  );
  return [...new Set(found.rows.map(({ userId }) => userId))];
}

/** Withdraws the invitations of a company that nobody took, and records each: all of them, or those of some senders. */
export async function withdrawInvitations(
  inside: Inside,
  companyId: number,
  senders: readonly number[] | 'all',
  by: ChangedBy,
): Promise<void> {
  const found = await sql<{ email: string; boxId: number | null; template: string }>`
    update invitation i set revoked_at = ${by.at}
    where (i.company_id = ${companyId} or i.box_id in (select id from box where company_id = ${companyId}))
      and i.used_at is null and i.revoked_at is null
      and ${senders === 'all' ? sql`true` : sql`i.invited_by = any(${[...senders]}::bigint[])`}
    returning i.email_key as email, i.box_id as "boxId", i.template`.execute(inside);
  for (const invitation of found.rows)
    await recordRightsChange(inside, { ...by, kind: 'invitationWithdrawn', companyId, ...invitation });
}

/** Withdraws the authorizations of persons of a company, confirmed or not: nobody acts for it any more. */
export async function withdrawAuthorizations(inside: Inside, companyId: number, now: Date): Promise<void> {
  await inside
    .updateTable('authorized_person')
    .set({ withdrawn_at: now })
    .where('company_id', '=', companyId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** What closing a company would meet at a moment. */
export interface AtClosing {
  /** On their way from or to one of its establishments. */
  readonly transfers: number;
  /** Queued or at work. */
  readonly runs: number;
  /** Who has a role and owns nothing of it. */
  readonly people: number;
  readonly invitations: number;
  readonly boxes: number;
}

/** Counts what closing a company would meet. Asked while the company is held, nothing of it begins meanwhile. */
export async function countAtClosing(db: Database, companyId: number, now: Date): Promise<AtClosing> {
  const found = await sql<AtClosing>`
    with own as (select id from box where company_id = ${companyId})
    select
      (select count(*) from transfer t where t.state = 'in_transit'
         and (t.source_box_id in (select id from own) or t.target_box_id in (select id from own))) as transfers,
      (select count(*) from run where ended_at is null and box_id in (select id from own)) as runs,
      (select count(distinct user_id) from relation r
         where (r.company_id = ${companyId} or r.box_id in (select id from own)) and r.template <> 'owner'
           and not exists (select from relation o where o.company_id = ${companyId} and o.template = 'owner'
                             and o.user_id = r.user_id)) as people,
      (select count(*) from invitation i where i.used_at is null and i.revoked_at is null and i.expires_at > ${now}
         and (i.company_id = ${companyId} or i.box_id in (select id from own))) as invitations,
      (select count(*) from own) as boxes`.execute(db);
  return found.rows[0] ?? { transfers: 0, runs: 0, people: 0, invitations: 0, boxes: 0 };
}

/** Closes a company that is held, with or without its public pages. */
export async function markClosed(inside: Inside, companyId: number, dark: boolean, now: Date): Promise<void> {
  await inside
    .updateTable('company')
    .set({ closed_at: now, closed_dark: dark })
    .where('id', '=', companyId)
    .execute();
}

/** Opens a company again. */
export async function markOpen(inside: Inside, companyId: number): Promise<void> {
  await inside
    .updateTable('company')
    .set({ closed_at: null, closed_dark: false })
    .where('id', '=', companyId)
    .execute();
}

/** What a mail tells an account of a company. */
export interface CompanyInMail {
  readonly email: string;
  readonly firstname: string;
  readonly language: Language;
  readonly companyName: string;
  /** Who owns it now. */
  readonly ownerName: string;
  readonly ownerEmail: string;
  /** Of its last offer that was declined: to whom. */
  readonly declinedBy: string;
}

/** A company as an account that can be used is told of it; null where one of them is gone. */
export async function findCompanyForMail(
  db: Database,
  userId: number,
  companyId: number,
): Promise<CompanyInMail | null> {
  const found = await sql<CompanyInMail>`
    select u.email, u.firstname, u.language, c.name as "companyName",
           coalesce(trim(concat(o.firstname, ' ', o.lastname)), '') as "ownerName", coalesce(o.email, '') as "ownerEmail",
           coalesce((select f.email from company_offer f where f.company_id = c.id and f.declined_at is not null
                     order by f.declined_at desc limit 1), '') as "declinedBy"
    from app_user u
    join company c on c.id = ${companyId}
    left join lateral (
      select w.firstname, w.lastname, w.email from relation r join app_user w on w.id = r.user_id
      where r.company_id = c.id and r.template = 'owner' order by r.id desc limit 1
    ) o on true
    where u.id = ${userId} and u.disabled_at is null and not u.sandbox`.execute(db);
  return found.rows[0] ?? null;
}

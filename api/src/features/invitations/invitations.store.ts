import { sql } from 'kysely';
import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import {
  companyDelegationQuotaKind,
  defaultQuotaOf,
  listQuotas,
  lockQuotaRoom,
} from '../../db/ledger/quota-rows';
import type { Inside } from '../../db/transact';

/** Where a role is offered: a company, or one of its establishments. */
export interface OfferedAt {
  readonly companyId: number | null;
  readonly boxId: number | null;
}

export interface NewInvitation extends OfferedAt {
  readonly email: string;
  readonly emailKey: string;
  readonly template: string;
  readonly invitedBy: number;
  readonly language: Language;
  readonly nonce: Buffer;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** A role that is offered to an e-mail. */
export type Offered = OfferedAt & { readonly emailKey: string; readonly template: string };

/** Withdraws what is or was offered to an e-mail, and answers the company of each that was. */
export async function revokeOffers(
  db: Inside,
  { companyId, boxId, emailKey, template }: Offered,
  now: Date,
): Promise<readonly number[]> {
  const found = await sql<{ companyId: number }>`
    update invitation i set revoked_at = ${now}
    where email_key = ${emailKey} and company_id is not distinct from ${companyId}
      and box_id is not distinct from ${boxId} and template = ${template}
      and used_at is null and revoked_at is null
    returning coalesce(i.company_id, (select b.company_id from box b where b.id = i.box_id)) as "companyId"`.execute(
    db,
  );
  return found.rows.map(({ companyId: id }) => id);
}

/** Writes an invitation and answers its id. There is none that is open of the same e-mail, place and role. */
export async function insertInvitation(db: Inside, invitation: NewInvitation, now: Date): Promise<number> {
  const { companyId, boxId, emailKey, template } = invitation;
  const row = await db
    .insertInto('invitation')
    .values({
      email: invitation.email,
      email_key: emailKey,
      company_id: companyId,
      box_id: boxId,
      template,
      invited_by: invitation.invitedBy,
      language: invitation.language,
      nonce: invitation.nonce,
      hash: invitation.hash,
      created_at: now,
      expires_at: invitation.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An invitation that may still be accepted, with what it is about. */
export interface OpenInvitation extends OfferedAt {
  readonly id: number;
  readonly email: string;
  readonly emailKey: string;
  readonly template: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly invitedBy: number;
  readonly inviter: string;
  /** The company of the place, whatever the role is over. */
  readonly ofCompanyId: number;
  readonly companyName: string;
  /** From when on that company has to be renewed; null never. */
  readonly renewalAt: Date | null;
  /** Since when that company is closed; null while it is open. */
  readonly closedAt: Date | null;
  readonly boxName: string | null;
  readonly chain: number;
  readonly hasAccount: boolean;
}

/** By what invitations are found: by the link of one, or by whose they are. */
export type InvitationKey =
  | { readonly hash: Buffer }
  | { readonly emailKey: string; readonly id: number | null };

/**
 * The invitations of a key that are not used, withdrawn, declined or late, and whose sender is still there, newest first;
 * locked to the end of the transaction where they are to be used, so that of many uses at once one finds them.
 */
export async function listOpenInvitations(
  db: Database,
  key: InvitationKey,
  now: Date,
  hold: 'locked' | 'read' = 'read',
): Promise<readonly OpenInvitation[]> {
  const found = await sql<OpenInvitation>`
    select i.id, i.email, i.email_key as "emailKey", i.company_id as "companyId", i.box_id as "boxId", i.template,
           i.created_at as "createdAt", i.expires_at as "expiresAt", i.invited_by as "invitedBy", u.firstname || ' ' || u.lastname as inviter,
           c.id as "ofCompanyId", c.name as "companyName", c.renewal_at as "renewalAt", c.closed_at as "closedAt", c.chain, b.name as "boxName",
           exists (
             select from app_user a where a.email_key = i.email_key and a.disabled_at is null and not a.sandbox
           ) as "hasAccount"
    from invitation i
    join app_user u on u.id = i.invited_by and u.disabled_at is null
    left join box b on b.id = i.box_id
    join company c on c.id = coalesce(i.company_id, b.company_id)
    where ${'hash' in key ? sql`i.hash = ${key.hash}` : sql`i.email_key = ${key.emailKey}`}
      and (${'hash' in key ? null : key.id}::bigint is null or i.id = ${'hash' in key ? null : key.id})
      and i.used_at is null and i.revoked_at is null and i.declined_at is null and i.expires_at > ${now}
    order by i.id desc
    ${hold === 'locked' ? sql`for update of i` : sql``}`.execute(db);
  return found.rows;
}

/** Declines an invitation; whoever sent it sees that, and its seat is free. */
export async function markDeclined(db: Inside, id: number, now: Date): Promise<void> {
  await db.updateTable('invitation').set({ declined_at: now }).where('id', '=', id).execute();
}

/** Uses an invitation up. */
export async function markUsed(db: Inside, id: number, userId: number, now: Date): Promise<void> {
  await db.updateTable('invitation').set({ used_at: now, used_by: userId }).where('id', '=', id).execute();
}

/** Whether somebody with this e-mail has the role there already. */
export async function isGiven(
  db: Database,
  emailKey: string,
  { companyId, boxId }: OfferedAt,
  template: string,
): Promise<boolean> {
  const found = await sql`
    select from relation r join app_user u on u.id = r.user_id
    where u.email_key = ${emailKey} and r.template = ${template}
      and r.company_id is not distinct from ${companyId} and r.box_id is not distinct from ${boxId}`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** Who has a seat of a company's: a role over it as a whole, or an invitation to one that may still be accepted. */
export interface Seats {
  readonly members: number;
  readonly invited: number;
}

/** Anyone who is given or offered a role just now, and has or gets no second seat for it. */
export interface Seating {
  /** The invitation that is accepted. */
  readonly invitationId?: number;
  /** The user who is given a role, beside what they may have already. */
  readonly userId?: number;
}

/**
 * The seats of companies that are taken (decisions section 4, quota type companyDelegation): anyone who owns one needs none,
 * and roles that are offered count like those that were given. Companies where none is taken are left out.
 */
export async function listSeats(
  db: Database,
  companyIds: readonly number[],
  now: Date,
  { invitationId, userId }: Seating = {},
): Promise<ReadonlyMap<number, Seats>> {
  const found = await sql<Seats & { id: number }>`
    select id, sum(members)::bigint as members, sum(invited)::bigint as invited from (
      select company_id as id, count(distinct user_id) as members, 0 as invited from relation
      where company_id = any(${[...companyIds]}::bigint[]) and template <> 'owner'
        and user_id is distinct from ${userId ?? null}::bigint group by 1
      union all
      select company_id, 0, count(*) from invitation
      where company_id = any(${[...companyIds]}::bigint[]) and used_at is null and revoked_at is null
        and declined_at is null and expires_at > ${now} and id is distinct from ${invitationId ?? null}::bigint group by 1
    ) part group by 1`.execute(db);
  return new Map(found.rows.map(({ id, members, invited }) => [id, { members, invited }]));
}

/** The seats of a company that are taken, and how many it has. */
export async function findSeats(
  db: Database,
  companyId: number,
  now: Date,
  seating: Seating = {},
): Promise<Seats & { readonly max: number }> {
  const taken = (await listSeats(db, [companyId], now, seating)).get(companyId) ?? { members: 0, invited: 0 };
  const quotas = await listQuotas(db, [companyId]);
  const max = quotas.find(({ kind }) => kind === companyDelegationQuotaKind)?.max;
  return { ...taken, max: max ?? defaultQuotaOf(companyDelegationQuotaKind) };
}

/** How many people more may have a role over a company beside its owner; 0 where more have one than its plan gives. */
export async function findDelegationRoom(
  db: Database,
  companyId: number,
  now: Date,
  seating: Seating = {},
): Promise<number> {
  const { members, invited, max } = await findSeats(db, companyId, now, seating);
  return Math.max(0, max - members - invited);
}

/** Keeps others from giving or offering roles over a company until the transaction ends, so that two at once are counted. */
export async function lockDelegations(db: Inside, companyId: number): Promise<void> {
  await lockQuotaRoom(db, companyId, companyDelegationQuotaKind);
}

/** The templates that a user holds over a place, none of which is taken from them until the transaction ends. */
export async function holdTemplatesAt(
  db: Inside,
  userId: number,
  { companyId, boxId }: OfferedAt,
): Promise<readonly string[]> {
  const found = await sql<{ template: string }>`
    select r.template from relation r
    where r.user_id = ${userId}
      and (r.box_id = ${boxId} or r.company_id = coalesce(${companyId}::bigint,
        (select b.company_id from box b where b.id = ${boxId})))
    order by r.id for share of r`.execute(db);
  return found.rows.map(({ template }) => template);
}

/** The company of an establishment, or null. */
export async function findCompanyOfBox(db: Database, boxId: number): Promise<number | null> {
  const row = await db.selectFrom('box').select('company_id').where('id', '=', boxId).executeTakeFirst();
  return row?.company_id ?? null;
}

/** What the mail of an invitation is written from. */
export interface Invited {
  readonly email: string;
  /** Of the account with this e-mail; null where there is none. */
  readonly firstname: string | null;
  readonly language: Language;
  readonly nonce: Buffer;
  readonly template: string;
  readonly inviter: string;
  readonly inviterEmail: string;
  readonly companyName: string;
  readonly boxName: string | null;
}

/** An invitation that was neither accepted nor withdrawn, and whose sender is still there; or null. */
export async function findInvited(db: Database, id: number): Promise<Invited | null> {
  const found = await sql<Invited>`
    select i.email, a.firstname, i.language, i.nonce, i.template, u.firstname || ' ' || u.lastname as inviter,
           u.email as "inviterEmail", c.name as "companyName", b.name as "boxName"
    from invitation i
    join app_user u on u.id = i.invited_by and u.disabled_at is null
    left join app_user a on a.email_key = i.email_key and a.disabled_at is null and not a.sandbox
    left join box b on b.id = i.box_id
    join company c on c.id = coalesce(i.company_id, b.company_id)
    where i.id = ${id} and i.revoked_at is null and i.used_at is null and i.declined_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** Removes invitations whose time passed before a moment. Answers how many. */
export async function removeOldInvitations(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('invitation').where('expires_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

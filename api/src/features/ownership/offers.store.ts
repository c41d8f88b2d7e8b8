import { sql, type RawBuilder } from 'kysely';
import type { Language } from '@huella/domain/words';
import type { Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { recordRightsChange, type ChangedBy } from '../rights/rights-changes.store';
import { emailKey, isSandboxUser } from '../users/users.store';

/** An offer of a company that has not ended, with what it is about. */
export interface OpenOffer {
  readonly id: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly boxes: number;
  readonly email: string;
  readonly emailKey: string;
  readonly offeredBy: number;
  readonly offererName: string;
  readonly offererEmail: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** An offer `o` has no end yet. One that is late still takes the place of another until it is withdrawn. */
const hasNoEnd = sql`o.accepted_at is null and o.declined_at is null and o.withdrawn_at is null`;

async function listWhere(db: Database, where: RawBuilder<unknown>): Promise<readonly OpenOffer[]> {
  const found = await sql<OpenOffer>`
    select o.id, o.company_id as "companyId", c.name as "companyName", o.email, o.email_key as "emailKey",
           (select count(*) from box b where b.company_id = c.id) as boxes, o.offered_by as "offeredBy",
           trim(concat(u.firstname, ' ', u.lastname)) as "offererName", u.email as "offererEmail",
           o.created_at as "createdAt", o.expires_at as "expiresAt"
    from company_offer o
    join company c on c.id = o.company_id and c.closed_at is null
    join app_user u on u.id = o.offered_by and u.disabled_at is null
    where ${hasNoEnd} and ${where}
    order by o.id desc`.execute(db);
  return found.rows;
}

/** The companies that are offered to a user at a moment, newest first. Somebody in a sandbox is offered none. */
export async function listOwnOffers(
  db: Database,
  { userId, email }: Pick<Actor, 'userId' | 'email'>,
  now: Date,
): Promise<readonly OpenOffer[]> {
  if (await isSandboxUser(db, userId)) return [];
  return listWhere(db, sql`o.email_key = ${emailKey(email)} and o.expires_at > ${now}`);
}

/** The offer of a company that is open at a moment, or null. */
export async function findOfferOf(db: Database, companyId: number, now: Date): Promise<OpenOffer | null> {
  const [found] = await listWhere(db, sql`o.company_id = ${companyId} and o.expires_at > ${now}`);
  return found ?? null;
}

/** The offer of an id that is open at a moment, or null. Asked again once its company is held, it stays so. */
export async function findOffer(db: Database, id: number, now: Date): Promise<OpenOffer | null> {
  const [found] = await listWhere(db, sql`o.id = ${id} and o.expires_at > ${now}`);
  return found ?? null;
}

export interface NewOffer {
  readonly companyId: number;
  readonly email: string;
  readonly emailKey: string;
  readonly offeredBy: number;
  readonly language: Language;
  readonly expiresAt: Date;
}

/** Writes an offer and answers its id. The company is held, and has none that is open. */
export async function insertOffer(inside: Inside, offer: NewOffer, now: Date): Promise<number> {
  const row = await inside
    .insertInto('company_offer')
    .values({
      company_id: offer.companyId,
      email: offer.email,
      email_key: offer.emailKey,
      offered_by: offer.offeredBy,
      language: offer.language,
      created_at: now,
      expires_at: offer.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** How an offer ends. */
export type OfferEnd = 'accepted_at' | 'declined_at' | 'withdrawn_at';

/** Ends an offer; false where another end came first. */
export async function endOffer(inside: Inside, id: number, end: OfferEnd, now: Date): Promise<boolean> {
  const result = await inside
    .updateTable('company_offer')
    .set({ [end]: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Withdraws what is offered of a company, late or not, and records it. */
export async function withdrawOffersOf(inside: Inside, companyId: number, by: ChangedBy): Promise<void> {
  const found = await sql<{ email: string }>`
    update company_offer o set withdrawn_at = ${by.at}
    where o.company_id = ${companyId} and ${hasNoEnd}
    returning o.email_key as email`.execute(inside);
  for (const { email } of found.rows)
    await recordRightsChange(inside, { ...by, kind: 'companyOfferWithdrawn', companyId, email });
}

/** Ends an offer of a company that is late at a moment: it makes room for another. Nobody withdrew it, so none is recorded. */
export async function endLateOffers(inside: Inside, companyId: number, now: Date): Promise<void> {
  await sql`
    update company_offer o set withdrawn_at = ${now}
    where o.company_id = ${companyId} and ${hasNoEnd} and o.expires_at <= ${now}`.execute(inside);
}

/** What the mail of an offer is written from. */
export interface OfferInMail {
  readonly email: string;
  readonly language: Language;
  readonly firstname: string | null;
  readonly companyName: string;
  readonly offererName: string;
  readonly offererEmail: string;
  readonly hasAccount: boolean;
}

/** An offer while it is open at a moment, as its mail tells of it; or null. */
export async function findOfferForMail(db: Database, id: number, now: Date): Promise<OfferInMail | null> {
  const found = await sql<OfferInMail>`
    select coalesce(a.email, o.email) as email, coalesce(a.language, o.language) as language, a.firstname, c.name as "companyName",
           trim(concat(u.firstname, ' ', u.lastname)) as "offererName", u.email as "offererEmail",
           a.id is not null as "hasAccount"
    from company_offer o
    join company c on c.id = o.company_id and c.closed_at is null
    join app_user u on u.id = o.offered_by and u.disabled_at is null
    left join app_user a on a.email_key = o.email_key and a.disabled_at is null and not a.sandbox
    where o.id = ${id} and ${hasNoEnd} and o.expires_at > ${now}`.execute(db);
  return found.rows[0] ?? null;
}

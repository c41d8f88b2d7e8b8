import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** A person as a company has them on its list. */
export interface ListedPerson {
  /** The key of the row. */
  readonly key: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly taxId: string | null;
  readonly email: string;
}

/** A person who was asked to confirm, and not withdrawn since. */
export interface Authorized extends ListedPerson {
  readonly id: number;
  readonly emailKey: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
}

/** The persons of a company, in the order of their rows. */
export function listAuthorized(db: Database, companyId: number): Promise<readonly Authorized[]> {
  return db
    .selectFrom('authorized_person')
    .select(['id', 'row_key as key', 'firstname', 'lastname', 'tax_id as taxId', 'email'])
    .select(['email_key as emailKey', 'sent_at as sentAt', 'expires_at as expiresAt'])
    .select('confirmed_at as confirmedAt')
    .where('company_id', '=', companyId)
    .where('withdrawn_at', 'is', null)
    .orderBy('row_key')
    .execute();
}

/** What a link is made of, and until when it works. */
export interface AuthorizationLink {
  readonly nonce: Buffer;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

export interface NewAuthorized extends AuthorizationLink, ListedPerson {
  readonly companyId: number;
  readonly emailKey: string;
  readonly language: Language;
  readonly authorizedBy: number;
}

/** Writes down a person who is asked to confirm, and answers the id. */
export async function insertAuthorized(db: Inside, person: NewAuthorized, now: Date): Promise<number> {
  const row = await db
    .insertInto('authorized_person')
    .values({
      company_id: person.companyId,
      row_key: person.key,
      firstname: person.firstname,
      lastname: person.lastname,
      tax_id: person.taxId,
      email: person.email,
      email_key: person.emailKey,
      language: person.language,
      authorized_by: person.authorizedBy,
      nonce: person.nonce,
      hash: person.hash,
      created_at: now,
      sent_at: now,
      expires_at: person.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes what the list says now of a person whose e-mail stayed. */
export async function updateAuthorized(db: Inside, id: number, person: ListedPerson): Promise<void> {
  const { firstname, lastname, taxId, email } = person;
  await db
    .updateTable('authorized_person')
    .set({ firstname, lastname, tax_id: taxId, email })
    .where('id', '=', id)
    .execute();
}

/** Takes authorizations back: their links are as if they had never been. */
export async function withdraw(db: Inside, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('authorized_person').set({ withdrawn_at: now }).where('id', 'in', ids).execute();
}

/** Gives a person who has not confirmed another link, and answers whether there was one: the former works no longer. */
export async function renewLink(
  db: Inside,
  id: number,
  { nonce, hash, expiresAt }: AuthorizationLink,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('authorized_person')
    .set({ nonce, hash, sent_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** What the page behind a link shows, and how far it is. */
export interface FoundAuthorization {
  readonly company: string;
  readonly country: string;
  readonly companyTaxId: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly taxId: string | null;
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
}

/** The authorization behind a link that was sent last and not withdrawn, or null. */
export async function findAuthorization(db: Database, hash: Buffer): Promise<FoundAuthorization | null> {
  const row = await db
    .selectFrom('authorized_person as person')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select(['company.name as company', 'company.country', 'company.tax_id as companyTaxId'])
    .select(['person.firstname', 'person.lastname', 'person.tax_id as taxId'])
    .select(['person.expires_at as expiresAt', 'person.confirmed_at as confirmedAt'])
    .where('person.hash', '=', hash)
    .where('person.withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Confirms by a link and answers who and for which company, or null: one statement, so that of many at once one does. */
export async function confirm(
  db: Database,
  hash: Buffer,
  now: Date,
): Promise<{ readonly companyId: number; readonly emailKey: string } | null> {
  const row = await db
    .updateTable('authorized_person')
    .set({ confirmed_at: now })
    .where('hash', '=', hash)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['company_id as companyId', 'email_key as emailKey'])
    .executeTakeFirst();
  return row ?? null;
}

/** What a mail to an authorized person is written from. */
export interface Unconfirmed {
  readonly to: string;
  readonly firstname: string;
  readonly company: string;
  readonly language: Language;
  readonly nonce: Buffer;
}

/** A person who has still something to confirm, or null. */
export async function findUnconfirmed(db: Database, id: number, now: Date): Promise<Unconfirmed | null> {
  const row = await db
    .selectFrom('authorized_person as person')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select(['person.email as to', 'person.firstname', 'person.language', 'person.nonce'])
    .select('company.name as company')
    .where('person.id', '=', id)
    .where('person.confirmed_at', 'is', null)
    .where('person.withdrawn_at', 'is', null)
    .where('person.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets persons who were withdrawn before a moment. Answers how many. */
export async function removeOldAuthorizations(db: Database, before: Date): Promise<number> {
  const persons = await db
    .deleteFrom('authorized_person')
    .where('withdrawn_at', '<', before)
    .executeTakeFirst();
  return Number(persons.numDeletedRows);
}

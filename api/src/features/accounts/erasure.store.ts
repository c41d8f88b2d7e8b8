import { sql } from 'kysely';
import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { changeRoles, forgetEmailOf, type ChangedBy } from '../rights/rights-changes.store';

export interface Person {
  readonly passwordHash: string;
  /** How to write to them. */
  readonly addressee: { readonly email: string; readonly firstname: string; readonly language: Language };
}

/** A user who can use their account, held until the transaction ends; null for any other. */
export async function lockPerson(inside: Inside, userId: number): Promise<Person | null> {
  const row = await inside
    .selectFrom('app_user')
    .select(['password_hash as passwordHash', 'email', 'firstname', 'language'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { passwordHash, ...addressee } = row;
  return { passwordHash, addressee };
}

/** Holds the companies that a user owns, in one order for all: of their owners only one at a time may go. */
export async function lockOwnCompanies(inside: Inside, userId: number): Promise<void> {
  await sql`
    select c.id from company c
    where c.id in (select company_id from relation where user_id = ${userId} and template = 'owner')
    order by c.id for update`.execute(inside);
}

/** The open companies that a user owns and nobody else who can use their account, by name. */
export async function listSoleCompanies(
  db: Database,
  userId: number,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const found = await sql<{ id: number; name: string }>`
    select c.id, c.name from company c
    where c.closed_at is null
      and exists (select 1 from relation r where r.company_id = c.id and r.user_id = ${userId} and r.template = 'owner')
      and not exists (
        select 1 from relation r join app_user u on u.id = r.user_id
        where r.company_id = c.id and r.template = 'owner' and u.id <> ${userId} and u.disabled_at is null)
    order by c.name collate "es-x-icu", c.id`.execute(db);
  return found.rows;
}

/**
 * Takes everything personal out of an account and away from it. Its row stays, for what it recorded; nobody can sign up
 * with what is in the place of its e-mail, which is none.
 */
export async function removePerson(
  inside: Inside,
  userId: number,
  by: ChangedBy & { readonly at: Date },
): Promise<void> {
  const now = by.at;
  await forgetEmailOf(inside, userId);
  await changeRoles(inside, by, () => inside.deleteFrom('relation').where('user_id', '=', userId).execute());
  for (const table of [
    'mail',
    'access_link',
    'detail_draft',
    'passkey',
    'passkey_challenge',
    'list_view_default',
    'saved_report',
    'saved_report_reader',
    'report_delivery',
  ] as const)
    await inside.deleteFrom(table).where('user_id', '=', userId).execute();
  // What they share is the establishment's by now, and tells nothing of them.
  await inside.deleteFrom('list_view').where('user_id', '=', userId).where('is_shared', '=', false).execute();
  // Invitations to the person, and those that they sent and nobody took: nobody is behind them any more.
  await sql`
    delete from invitation i using app_user u
    where u.id = ${userId} and (i.email_key = u.email_key or i.used_by = u.id or (i.invited_by = u.id and i.used_at is null))
  `.execute(inside);
  // Companies that were offered to them; what they offered themselves ended with what they own.
  await sql`
    delete from company_offer o using app_user u where u.id = ${userId} and o.email_key = u.email_key`.execute(
    inside,
  );
  await inside.deleteFrom('upload').where('user_id', '=', userId).where('run_id', 'is', null).execute();
  await inside
    .updateTable('session')
    .set({ country: null, device: '', browser: '', os: '' })
    .where('user_id', '=', userId)
    .execute();
  const placeholder = `erased:${String(userId)}`;
  await inside
    .updateTable('app_user')
    .set({
      email: placeholder,
      email_key: placeholder,
      password_hash: '',
      firstname: '',
      lastname: '',
      country: null,
      timezone: 'UTC',
      top_bar: null,
      fields: '{}',
      sign_up_context: null,
      validated_at: null,
      terms_at: null,
      passkey_handle: null,
      disabled_at: now,
      erased_at: now,
      updated_at: now,
    })
    .set('version', sql<number>`version + 1`)
    .where('id', '=', userId)
    .execute();
}

import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

export type MailKind = 'validate' | 'reset' | 'passwordChanged' | 'accountErased';

/** A mail that waits to be sent. */
export interface WaitingMail {
  readonly kind: MailKind;
  readonly linkId: number | null;
  readonly to: string;
  readonly firstname: string;
  readonly language: Language;
  /** The name and colour that it has: those of the tenant where it was asked for. */
  readonly product: string;
  readonly accent: string;
}

/** Writes down that a user is to get a mail, and answers its id. */
export async function insertMail(
  db: Database,
  mail: {
    readonly kind: MailKind;
    readonly userId: number;
    readonly linkId: number | null;
    /** The label of a tenant that there is. */
    readonly tenant: string;
    /** Whom it goes to, where that is not the account as it is when it is sent. */
    readonly to: { readonly email: string; readonly firstname: string; readonly language: Language } | null;
  },
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto('mail')
    .values({
      kind: mail.kind,
      user_id: mail.userId,
      link_id: mail.linkId,
      tenant: mail.tenant,
      to_email: mail.to?.email ?? null,
      to_name: mail.to?.firstname ?? null,
      to_language: mail.to?.language ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A mail that was not sent yet, locked until the transaction ends, so that two workers do not both send it; or null. */
export async function lockWaitingMail(db: Inside, id: number): Promise<WaitingMail | null> {
  const row = await db
    .selectFrom('mail')
    .innerJoin('app_user', 'app_user.id', 'mail.user_id')
    .innerJoin('tenant', 'tenant.label', 'mail.tenant')
    .select(['mail.kind', 'mail.link_id as linkId', 'tenant.name as product', 'tenant.blue_accent as accent'])
    .select(({ fn }) => [
      fn.coalesce('mail.to_email', 'app_user.email').as('to'),
      fn.coalesce('mail.to_name', 'app_user.firstname').as('firstname'),
      fn.coalesce('mail.to_language', 'app_user.language').as('language'),
    ])
    .where('mail.id', '=', id)
    .where('mail.sent_at', 'is', null)
    .where('mail.refused_at', 'is', null)
    .where(({ or, eb }) => or([eb('app_user.disabled_at', 'is', null), eb('mail.to_email', 'is not', null)]))
    // What is tried in a sandbox sends nothing.
    .where('app_user.sandbox', '=', false)
    .forUpdate('mail')
    .executeTakeFirst();
  return row ?? null;
}

/** Says what became of a mail: it was handed over, or will never be. An address of its own is forgotten. */
export async function markMail(db: Inside, id: number, became: 'sent' | 'refused', now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set(became === 'sent' ? { sent_at: now } : { refused_at: now })
    .set({ to_email: null, to_name: null, to_language: null })
    .where('id', '=', id)
    .execute();
}

/** Removes mails that were written before a moment. Answers how many. */
export async function removeOldMails(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('mail').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

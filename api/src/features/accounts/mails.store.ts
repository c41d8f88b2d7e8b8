import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

export type MailKind = 'validate' | 'reset' | 'passwordChanged';

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
    .select([
      'mail.kind',
      'mail.link_id as linkId',
      'app_user.email as to',
      'app_user.firstname',
      'app_user.language',
      'tenant.name as product',
      'tenant.blue_accent as accent',
    ])
    .where('mail.id', '=', id)
    .where('mail.sent_at', 'is', null)
    .where('mail.refused_at', 'is', null)
    .where('app_user.disabled_at', 'is', null)
    .forUpdate('mail')
    .executeTakeFirst();
  return row ?? null;
}

/** Says what became of a mail: it was handed over, or will never be. */
export async function markMail(db: Inside, id: number, became: 'sent' | 'refused', now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set(became === 'sent' ? { sent_at: now } : { refused_at: now })
    .where('id', '=', id)
    .execute();
}

/** Removes mails that were written before a moment. Answers how many. */
export async function removeOldMails(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('mail').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

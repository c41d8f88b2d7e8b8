import type { Language } from '@huella/domain/words';
import type { MailKind, MailTable } from '../../db/access-tables';
import type { Database } from '../../db/database';
import { addJob } from '../../db/queue';
import type { Inside } from '../../db/transact';

/** Whom a mail goes to, where that is not who it is about as they are when it is sent. */
export interface Addressee {
  readonly email: string;
  readonly firstname: string;
  readonly language: Language;
}

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A mail that is to be sent, with what it is about: an account, an invitation or a person who is authorized. */
export interface NewMail {
  readonly kind: MailKind;
  readonly userId?: number;
  readonly linkId?: number | null;
  readonly invitationId?: number;
  readonly authorizedId?: number;
  /** The role of theirs that an account is notified of. */
  readonly relationId?: number;
  /** The transfer that it is about. */
  readonly transferId?: number;
  /** The company that an account is told of. */
  readonly companyId?: number;
  /** The offer of a company that goes to an e-mail. */
  readonly offerId?: number;
  /** What somebody said of a public page. */
  readonly reportId?: number;
  /** The saved report that it brings, or tells of. */
  readonly savedReportId?: number;
  /** What is sent with it. */
  readonly attachment?: MailAttachment;
  /** What happened to the account, where it is about that. */
  readonly eventId?: number;
  /** The label of a tenant that there is; the default one where nobody asked at another. */
  readonly tenant?: string;
  readonly to?: Addressee | null;
}

/** A mail that waits to be sent. */
export interface WaitingMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly userId: number | null;
  readonly linkId: number | null;
  readonly invitationId: number | null;
  readonly authorizedId: number | null;
  readonly relationId: number | null;
  readonly transferId: number | null;
  readonly companyId: number | null;
  readonly offerId: number | null;
  readonly reportId: number | null;
  readonly savedReportId: number | null;
  readonly eventId: number | null;
  readonly to: Addressee | null;
  /** The name and colour that it has: those of the tenant where it was asked for. */
  readonly product: string;
  readonly accent: string;
}

/** Writes down a mail that is to be sent, and answers its id. */
async function insertMail(db: Inside, mail: NewMail, now: Date): Promise<number> {
  const row = await db
    .insertInto('mail')
    .values({
      kind: mail.kind,
      user_id: mail.userId ?? null,
      link_id: mail.linkId ?? null,
      invitation_id: mail.invitationId ?? null,
      authorized_id: mail.authorizedId ?? null,
      relation_id: mail.relationId ?? null,
      transfer_id: mail.transferId ?? null,
      company_id: mail.companyId ?? null,
      offer_id: mail.offerId ?? null,
      report_id: mail.reportId ?? null,
      saved_report_id: mail.savedReportId ?? null,
      event_id: mail.eventId ?? null,
      ...(mail.tenant !== undefined && { tenant: mail.tenant }),
      to_email: mail.to?.email ?? null,
      to_name: mail.to?.firstname ?? null,
      to_language: mail.to?.language ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mail.attachment !== undefined)
    await db
      .insertInto('mail_attachment')
      .values({ mail_id: row.id, ...mail.attachment })
      .execute();
  return row.id;
}

/** Writes a mail down and queues it: it goes when the transaction is kept, and only then, after some seconds or at once. */
export async function queueMail(db: Inside, mail: NewMail, now: Date, afterSeconds = 0): Promise<void> {
  const mailId = await insertMail(db, mail, now);
  await addJob(db, 'send_mail', { mailId }, `mail:${String(mailId)}`, afterSeconds);
}

/** A mail that was not sent yet, locked until the transaction ends, so that two workers do not both send it; or null. */
export async function lockWaitingMail(db: Inside, id: number): Promise<WaitingMail | null> {
  const row = await db
    .selectFrom('mail')
    .innerJoin('tenant', 'tenant.label', 'mail.tenant')
    .select(['mail.id', 'mail.kind', 'mail.user_id as userId', 'mail.link_id as linkId'])
    .select(['mail.invitation_id as invitationId', 'mail.authorized_id as authorizedId'])
    .select(['mail.relation_id as relationId', 'mail.event_id as eventId', 'mail.transfer_id as transferId'])
    .select(['mail.company_id as companyId', 'mail.offer_id as offerId', 'mail.report_id as reportId'])
    .select('mail.saved_report_id as savedReportId')
    .select(['mail.to_email', 'mail.to_name', 'mail.to_language'])
    .select(['tenant.name as product', 'tenant.blue_accent as accent'])
    .where('mail.id', '=', id)
    .where('mail.sent_at', 'is', null)
    .where('mail.refused_at', 'is', null)
    .forUpdate('mail')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { to_email, to_name, to_language, ...rest } = row;
  return { ...rest, to: addresseeOf({ to_email, to_name, to_language }) };
}

function addresseeOf(row: Pick<MailTable, 'to_email' | 'to_name' | 'to_language'>): Addressee | null {
  const { to_email: email, to_name: firstname, to_language: language } = row;
  return email === null || firstname === null || language === null ? null : { email, firstname, language };
}

/** Says what became of a mail: it was handed over, or will never be. An address of its own is forgotten, and so is what was attached. */
export async function markMail(db: Inside, id: number, became: 'sent' | 'refused', now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set(became === 'sent' ? { sent_at: now } : { refused_at: now })
    .set({ to_email: null, to_name: null, to_language: null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('mail_attachment').where('mail_id', '=', id).execute();
}

/** The file that goes with a mail; null where none does. */
export async function findAttachment(db: Database, mailId: number): Promise<MailAttachment | null> {
  const found = await db
    .selectFrom('mail_attachment')
    .select(['name', 'type', 'bytes'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
  return found ?? null;
}

/** Removes mails that were written before a moment. Answers how many. */
export async function removeOldMails(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('mail').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

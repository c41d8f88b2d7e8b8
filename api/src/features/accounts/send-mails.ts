import { defaultTenant } from '@huella/domain/rules/tenant';
import type { Language } from '@huella/domain/words';
import { addJob } from '../../db/queue';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Origin } from '../../outside/visitor';
import { MailError } from '../../outside/mail/mailer';
import { recordSecurityEvent } from '../users/security-events.store';
import { emailKey, findAddressee } from '../users/users.store';
import { addLink, findAddress, linkHours } from './links';
import type { LinkPurpose } from './links.store';
import { insertMail, lockWaitingMail, markMail, type MailKind, type WaitingMail } from './mails.store';
import { writeMail } from './write-mail';

/** What sending needs of the server. */
export type Sender = Pick<Deps, 'db' | 'config' | 'clock' | 'randomBytes' | 'mailer'>;

const purposeOf: Readonly<Record<MailKind, LinkPurpose | null>> = {
  validate: 'validate',
  reset: 'reset',
  passwordChanged: null,
  accountErased: null,
};

/** Where the button of a mail without a link leads: asking for another password, or the front door. */
const pageOf: Readonly<Record<MailKind, string>> = {
  validate: '/',
  reset: '/',
  passwordChanged: '/access/changePassword?ask=mail',
  accountErased: '/',
};

/** Writes down a mail to a user, its link with it, and queues it; it goes when the transaction is kept, and only then. */
export async function queueMail(
  db: Inside,
  deps: Pick<Deps, 'config' | 'clock' | 'randomBytes'>,
  kind: MailKind,
  to: {
    readonly userId: number;
    readonly email: string;
    /** The label of a tenant that there is; the default one where nobody asked at another. */
    readonly tenant?: string;
    /** Of an account that is no more: how to write to whoever had it. */
    readonly snapshot?: { readonly firstname: string; readonly language: Language };
  },
): Promise<void> {
  const purpose = purposeOf[kind];
  const { userId, email, snapshot, tenant = defaultTenant } = to;
  const linkId =
    purpose === null ? null : await addLink(db, deps, purpose, { userId, emailKey: emailKey(email) });
  const addressee = snapshot === undefined ? null : { ...snapshot, email };
  const mailId = await insertMail(db, { kind, userId, linkId, tenant, to: addressee }, deps.clock());
  await addJob(db, 'send_mail', { mailId }, `mail:${String(mailId)}`);
}

/**
 * Writes the mail that somebody asked for with an e-mail, if there is an account that wants it. Asking takes the same
 * time whether there is one or not, because only here is looked.
 */
export async function answerAsked(
  deps: Sender,
  asked: {
    readonly kind: 'validate' | 'reset';
    readonly email: string;
    readonly tenant: string;
    readonly origin: Origin;
  },
): Promise<void> {
  const { kind, email, tenant, origin } = asked;
  await transact(deps.db, async (db) => {
    const found = await findAddressee(db, email);
    if (found === null || (kind === 'validate' && found.validated)) return;
    await queueMail(db, deps, kind, { ...found, tenant });
    if (kind === 'validate') return;
    const { userId } = found;
    await recordSecurityEvent(db, { userId, kind: 'resetAsked', at: deps.clock(), origin });
  });
}

/**
 * Hands a mail over, once: it is locked meanwhile, and marked in the same transaction. A process that dies in between
 * leaves it to be sent again under the same message id. One that will never be taken is marked and left.
 */
export async function sendMail(deps: Sender, mailId: number): Promise<void> {
  await transact(deps.db, async (db) => {
    const mail = await lockWaitingMail(db, mailId);
    if (mail === null) return;
    const became = await handOver(db, deps, mailId, mail);
    await markMail(db, mailId, became, deps.clock());
  });
}

async function handOver(
  db: Inside,
  deps: Sender,
  id: number,
  { linkId, ...mail }: WaitingMail,
): Promise<'sent' | 'refused'> {
  const purpose = purposeOf[mail.kind];
  const address =
    linkId === null
      ? new URL(pageOf[mail.kind], deps.config.publicUrl).href
      : await findAddress(db, deps.config, linkId);
  if (address === null) return 'refused';
  const hours = purpose === null ? null : linkHours[purpose];
  try {
    await deps.mailer.send(writeMail({ ...mail, id, address, hours }));
    return 'sent';
  } catch (error) {
    if (error instanceof MailError && error.lasting) return 'refused';
    throw error;
  }
}

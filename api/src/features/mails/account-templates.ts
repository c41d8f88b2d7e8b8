import { DateTime } from 'luxon';
import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import type { Language } from '@huella/domain/words';
import { fill } from '@huella/domain/phrases/phrase';
import type { AccountMailKind } from '../../db/access-tables';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { lifeOf, type TemplateLoader, type MailPhrases } from './mail-template';
import type { Addressee, WaitingMail } from './mails.store';
import { findEventForMail } from '../users/security-events.store';
import { findAddresseeOf, isSandboxUser } from '../users/users.store';
import { findLink, type LinkPurpose } from '../accounts/links.store';
import { linkHours, secretOf } from '../../http/link-secrets';

/** Where a link leads in the web application. */
const pathOf: Readonly<Record<LinkPurpose, string>> = {
  validate: '/public/signup/verify/hash/',
  reset: '/access/changePassword/',
};

/** Where a link leads, with what it carries; null when it is gone. */
async function findLinkPath(db: Database, config: Config, linkId: number): Promise<string | null> {
  const link = await findLink(db, linkId);
  return link && `${pathOf[link.purpose]}${secretOf(config.tokenSecret, link.purpose, link.nonce)}`;
}

/** Whom a mail about an account goes to: as they are now, or as they were written down with it. */
async function findReader(db: Inside, { to, userId }: WaitingMail): Promise<Addressee | null> {
  // What is tried in a sandbox sends nothing.
  if (userId === null || (await isSandboxUser(db, userId))) return null;
  return to ?? findAddresseeOf(db, userId);
}

/** A mail with a link: another password is chosen by it once, an e-mail may be proved by it again. */
const withLink =
  (kind: 'validate' | 'reset'): TemplateLoader =>
  async (db, { config }, mail) => {
    const reader = await findReader(db, mail);
    const path = mail.linkId === null ? null : await findLinkPath(db, config, mail.linkId);
    if (reader === null || path === null) return null;
    const { email: to, ...rest } = reader;
    const write = (say: MailPhrases, product: string) => ({
      subject: fill(say[`${kind}Subject`], { product }),
      paragraphs: [say[`${kind}Text`], lifeOf(say, linkHours[kind], kind === 'reset' ? 'once' : 'again')],
      button: say[`${kind}Button`],
      last: [say.notYou],
    });
    return { to, ...rest, path, write };
  };

/** A mail that says what happened to an account: when, with which device, and what to do about it (security R7). */
const notice =
  (kind: 'passwordChanged' | 'passkeyAdded' | 'passkeyRemoved'): TemplateLoader =>
  async (db, _deps, mail) => {
    const reader = await findReader(db, mail);
    if (reader === null) return null;
    const { email: to, ...rest } = reader;
    const event = mail.eventId === null ? null : await findEventForMail(db, mail.eventId);
    const write = (say: MailPhrases, product: string) => ({
      subject: fill(say[`${kind}Subject`], { product }),
      paragraphs: [
        // A passkey is called what its owner typed.
        fill(say[`${kind}Text`], { name: withoutAddresses(event?.detail ?? '') }),
        ...(event === null ? [] : [whenOf(say, event, reader.language)]),
        say[`${kind}Help`],
      ],
      button: say.noticeButton,
      last: [],
    });
    return { to, ...rest, path: '/access/changePassword?ask=mail', write };
  };

type EventForMail = NonNullable<Awaited<ReturnType<typeof findEventForMail>>>;

/** When it was, by the clock of the reader, and with what, from where. */
function whenOf(say: MailPhrases, event: EventForMail, language: Language): string {
  const at = DateTime.fromJSDate(event.at, { zone: event.timezone });
  const day = formatDateInProse(at.toISODate() ?? '', language);
  const device = [event.browser, event.os].filter((part) => part !== '').join(', ');
  const when = { day, time: at.toFormat('HH:mm'), zone: at.toFormat("'UTC'Z") };
  return device === '' ? fill(say.noticeWhen, when) : fill(say.noticeWhenWith, { ...when, device });
}

/** The last mail to an account that is no more. */
const erased: TemplateLoader = async (db, _deps, mail) => {
  const reader = await findReader(db, mail);
  if (reader === null) return null;
  const { email: to, ...rest } = reader;
  const write = (say: MailPhrases, product: string) => ({
    subject: fill(say.accountErasedSubject, { product }),
    paragraphs: [say.accountErasedText],
    button: say.accountErasedButton,
    last: [],
  });
  return { to, ...rest, path: '/', write };
};

/** How the mails to accounts are written. */
export const accountTemplates: Readonly<Record<AccountMailKind, TemplateLoader>> = {
  validate: withLink('validate'),
  reset: withLink('reset'),
  passwordChanged: notice('passwordChanged'),
  passkeyAdded: notice('passkeyAdded'),
  passkeyRemoved: notice('passkeyRemoved'),
  accountErased: erased,
};

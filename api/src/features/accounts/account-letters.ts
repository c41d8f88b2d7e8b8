import { fill } from '@huella/domain/phrases/phrase';
import type { AccountMailKind } from '../../db/access-tables';
import type { Inside } from '../../db/transact';
import { lifeOf, type LetterFinder, type MailPhrases } from '../mails/letter';
import type { Addressee, WaitingMail } from '../mails/mails.store';
import { findAddresseeOf, isSandboxUser } from '../users/users.store';
import { findLinkPath, linkHours } from './links';

/** Where the button of a mail without a link leads: asking for another password, or the front door. */
const pageOf = {
  passwordChanged: '/access/changePassword?ask=mail',
  accountErased: '/',
} as const;

/** Whom a mail about an account goes to: as they are now, or as they were written down with it. */
async function findReader(db: Inside, { to, userId }: WaitingMail): Promise<Addressee | null> {
  // What is tried in a sandbox sends nothing.
  if (userId === null || (await isSandboxUser(db, userId))) return null;
  return to ?? findAddresseeOf(db, userId);
}

/** A mail with a link that works once. */
const withLink =
  (kind: 'validate' | 'reset'): LetterFinder =>
  async (db, { config }, mail) => {
    const reader = await findReader(db, mail);
    const path = mail.linkId === null ? null : await findLinkPath(db, config, mail.linkId);
    if (reader === null || path === null) return null;
    const { email: to, ...rest } = reader;
    const write = (say: MailPhrases, product: string) => ({
      subject: fill(say[`${kind}Subject`], { product }),
      paragraphs: [say[`${kind}Text`], lifeOf(say, linkHours[kind])],
      button: say[`${kind}Button`],
      last: [say.notYou],
    });
    return { to, ...rest, path, write };
  };

/** A mail that tells what happened to an account. */
const telling =
  (kind: keyof typeof pageOf): LetterFinder =>
  async (db, _deps, mail) => {
    const reader = await findReader(db, mail);
    if (reader === null) return null;
    const { email: to, ...rest } = reader;
    const write = (say: MailPhrases, product: string) => ({
      subject: fill(say[`${kind}Subject`], { product }),
      paragraphs: [say[`${kind}Text`]],
      button: say[`${kind}Button`],
      last: [],
    });
    return { to, ...rest, path: pageOf[kind], write };
  };

/** How the mails to accounts are written. */
export const accountLetters: Readonly<Record<AccountMailKind, LetterFinder>> = {
  validate: withLink('validate'),
  reset: withLink('reset'),
  passwordChanged: telling('passwordChanged'),
  accountErased: telling('accountErased'),
};

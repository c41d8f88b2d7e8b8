import { withoutAddresses } from '@huella/domain/accounts/account-rules';
import { fill } from '@huella/domain/phrases/phrase';
import { templateName } from '@huella/domain/rules/relations';
import type { LetterFinder, MailPhrases } from './letter';
import { findGift } from '../delegations/delegations.store';

/** The mail that tells somebody of a role that they were given. */
export const findRoleLetter: LetterFinder = async (db, _deps, { relationId }) => {
  const found = relationId === null ? null : await findGift(db, relationId);
  if (found === null) return null;
  const { email: to, language, firstname, boxName } = found;
  const write = (say: MailPhrases, product: string) => {
    // Names that a stranger typed must not become links of their own.
    const slots = {
      product,
      inviter: withoutAddresses(found.giver),
      email: found.giverEmail,
      company: withoutAddresses(found.companyName),
      box: withoutAddresses(boxName ?? ''),
      role: templateName(found.template, language).split('|').join(', '),
    };
    return {
      subject: fill(say.roleSubject, slots),
      paragraphs: [fill(boxName === null ? say.roleCompany : say.roleBox, slots)],
      button: fill(say.roleButton, slots),
      last: [say.roleNot],
    };
  };
  return { to, language, firstname, path: '/', write };
};

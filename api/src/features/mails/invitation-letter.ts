import { withoutAddresses } from '@huella/domain/accounts/account-rules';
import { fill } from '@huella/domain/phrases/phrase';
import { templateName } from '@huella/domain/rules/relations';
import { linkHours, secretOf } from '../../http/link-secrets';
import { lifeOf, type LetterFinder, type MailPhrases } from './letter';
import { findInvited } from '../invitations/invitations.store';

/** The mail of an invitation, with the link by which it is accepted. */
export const findInvitationLetter: LetterFinder = async (db, { config }, { invitationId }) => {
  const found = invitationId === null ? null : await findInvited(db, invitationId);
  if (found === null) return null;
  const { email: to, language, firstname, boxName } = found;
  const write = (say: MailPhrases, product: string) => {
    // Names that a stranger typed must not become links of their own.
    const slots = {
      product,
      inviter: withoutAddresses(found.inviter),
      email: found.inviterEmail,
      company: withoutAddresses(found.companyName),
      box: withoutAddresses(boxName ?? ''),
      role: templateName(found.template, language).split('|').join(', '),
    };
    return {
      subject: fill(say.inviteSubject, slots),
      paragraphs: [
        fill(boxName === null ? say.inviteCompany : say.inviteBox, slots),
        say.inviteHow,
        lifeOf(say, linkHours.invitation),
      ],
      button: say.inviteButton,
      last: [say.inviteNot],
    };
  };
  return {
    to,
    language,
    firstname,
    path: `/register/${secretOf(config.tokenSecret, 'invitation', found.nonce)}`,
    write,
  };
};

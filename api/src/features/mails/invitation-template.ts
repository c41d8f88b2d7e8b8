import { fill } from '@huella/domain/phrases/phrase';
import { invitationDays, secretOf } from '../../http/link-secrets';
import type { TemplateLoader, MailPhrases } from './mail-template';
import { roleSlots } from './role-slots';
import { findInvited } from '../invitations/invitations.store';

/** The mail of an invitation, with the link by which it is accepted. */
export const loadInvitationTemplate: TemplateLoader = async (db, { config }, { invitationId }) => {
  const found = invitationId === null ? null : await findInvited(db, invitationId);
  if (found === null) return null;
  const { email: to, language, firstname, boxName } = found;
  const write = (say: MailPhrases, product: string) => {
    const by = { name: found.inviter, email: found.inviterEmail };
    const slots = roleSlots({ ...found, by }, language, product);
    return {
      subject: fill(say.inviteSubject, slots),
      paragraphs: [
        fill(boxName === null ? say.inviteCompany : say.inviteBox, slots),
        say.inviteHow,
        fill(say.inviteLife, { ...slots, count: invitationDays }),
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

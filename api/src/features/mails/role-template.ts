import { fill } from '@huella/domain/phrases/phrase';
import type { TemplateLoader, MailPhrases } from './mail-template';
import { roleSlots } from './role-slots';
import { findGift } from '../delegations/delegations.store';

/** The mail about a role that they were given. */
export const loadRoleTemplate: TemplateLoader = async (db, _deps, { relationId }) => {
  const found = relationId === null ? null : await findGift(db, relationId);
  if (found === null) return null;
  const { email: to, language, firstname, boxName } = found;
  const write = (say: MailPhrases, product: string) => {
    const by = { name: found.giver, email: found.giverEmail };
    const slots = roleSlots({ ...found, by }, language, product);
    return {
      subject: fill(say.roleSubject, slots),
      paragraphs: [fill(boxName === null ? say.roleCompany : say.roleBox, slots)],
      button: fill(say.roleButton, slots),
      last: [say.roleNot],
    };
  };
  return { to, language, firstname, path: '/', write };
};

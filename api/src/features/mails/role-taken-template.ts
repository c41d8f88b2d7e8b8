import { fill } from '@huella/domain/phrases/phrase';
import { findTaken } from '../delegations/delegations.store';
import type { MailPhrases, TemplateLoader } from './mail-template';
import { roleSlots } from './role-slots';

/** The mail about a role that was taken from them. Who took it is for the company to say. */
export const loadRoleTakenTemplate: TemplateLoader = async (db, _deps, { eventId }) => {
  const found = eventId === null ? null : await findTaken(db, eventId);
  if (found === null) return null;
  const { email: to, language, firstname, boxName } = found;
  const write = (say: MailPhrases, product: string) => {
    const slots = roleSlots({ ...found, by: { name: '', email: '' } }, language, product);
    return {
      subject: fill(say.roleTakenSubject, { place: boxName === null ? slots.company : slots.box }),
      paragraphs: [
        fill(boxName === null ? say.roleTakenCompany : say.roleTakenBox, slots),
        say.roleTakenKept,
      ],
      button: fill(say.roleButton, slots),
      last: [fill(say.roleTakenNot, slots)],
    };
  };
  return { to, language, firstname, path: '/', write };
};

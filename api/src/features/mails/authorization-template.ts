import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { fill } from '@huella/domain/phrases/phrase';
import { linkHours, secretOf } from '../../http/link-secrets';
import { lifeOf, type TemplateLoader, type MailPhrases } from './mail-template';
import { findUnconfirmed } from '../companies/authorizations.store';

/** The mail to a person whom a company authorizes, with the link by which they confirm. */
export const loadAuthorizationTemplate: TemplateLoader = async (db, { config, clock }, { authorizedId }) => {
  const found = authorizedId === null ? null : await findUnconfirmed(db, authorizedId, clock());
  if (found === null) return null;
  const { to, language, nonce } = found;
  // Names that a stranger typed must not become links of their own.
  const company = withoutAddresses(found.company);
  const write = (say: MailPhrases, product: string) => ({
    subject: fill(say.authorizationSubject, { product }),
    paragraphs: [fill(say.authorizationText, { company }), lifeOf(say, linkHours.authorization, 'once')],
    button: say.authorizationButton,
    last: [fill(say.authorizationNot, { company })],
  });
  const path = `/autorization/${secretOf(config.tokenSecret, 'authorization', nonce)}`;
  return { to, language, firstname: withoutAddresses(found.firstname), path, write };
};

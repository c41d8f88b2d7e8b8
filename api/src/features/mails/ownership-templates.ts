import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { fill } from '@huella/domain/phrases/phrase';
import { findOfferForMail } from '../ownership/offers.store';
import { findCompanyForMail } from '../ownership/ownership.store';
import type { TemplateLoader } from './mail-template';

/** To whoever a company is offered to: they answer signed in, with this e-mail. */
const companyOffered: TemplateLoader = async (db, { clock }, { offerId }) => {
  const found = offerId === null ? null : await findOfferForMail(db, offerId, clock());
  if (found === null) return null;
  const { email: to, language, firstname, hasAccount } = found;
  return {
    to,
    language,
    firstname,
    path: hasAccount ? '/company/all' : '/register',
    write: (say, product) => {
      const slots = {
        product,
        company: withoutAddresses(found.companyName),
        owner: withoutAddresses(found.offererName),
        email: found.offererEmail,
      };
      return {
        subject: fill(say.companyOfferedSubject, slots),
        paragraphs: [
          fill(say.companyOfferedText, slots),
          hasAccount ? say.companyOfferedHow : say.companyOfferedHowNew,
        ],
        button: hasAccount ? say.companyOfferedButton : say.companyOfferedButtonNew,
        last: [say.companyOfferedNot],
      };
    },
  };
};

/** What an account is told of a company that changed hands, did not, or was closed. */
const aboutCompany =
  (kind: 'companyReceived' | 'companyPassed' | 'companyDeclined' | 'companyClosed'): TemplateLoader =>
  async (db, _context, { userId, companyId }) => {
    const found =
      userId === null || companyId === null ? null : await findCompanyForMail(db, userId, companyId);
    if (found === null) return null;
    const { email: to, language, firstname } = found;
    return {
      to,
      language,
      firstname,
      path: kind === 'companyReceived' || kind === 'companyDeclined' ? '/company/all' : '/',
      write: (say, product) => {
        const slots = {
          product,
          company: withoutAddresses(found.companyName),
          owner: withoutAddresses(found.ownerName),
          email: kind === 'companyDeclined' ? found.declinedBy : found.ownerEmail,
        };
        return {
          subject: fill(say[`${kind}Subject`], slots),
          paragraphs: [fill(say[`${kind}Text`], slots)],
          button: fill(say.roleButton, slots),
          last: [],
        };
      },
    };
  };

/** How the mails about the ownership of companies are written. */
export const ownershipTemplates = {
  companyOffered,
  companyReceived: aboutCompany('companyReceived'),
  companyPassed: aboutCompany('companyPassed'),
  companyDeclined: aboutCompany('companyDeclined'),
  companyClosed: aboutCompany('companyClosed'),
} as const;

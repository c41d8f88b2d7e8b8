import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { fill } from '@huella/domain/phrases/phrase';
import { withoutAddresses } from '@huella/domain/rules/account-rules';
import type { Language } from '@huella/domain/words';
import { listFailing } from '../oracles/answers.store';
import { findCompanyForMail } from '../ownership/ownership.store';
import type { TemplateLoader } from './mail-template';

/** To the owners of a company: which oracles that confirm what they keep, or hold, have stopped answering. None where all answer again. */
export const loadOracleDownTemplate: TemplateLoader = async (db, _context, { userId, companyId }) => {
  if (userId === null || companyId === null) return null;
  const found = await findCompanyForMail(db, userId, companyId);
  const failing = await listFailing(db, companyId);
  if (found === null || failing.length === 0) return null;
  const { email: to, language, firstname } = found;
  return {
    to,
    language,
    firstname,
    path: '/assetsOracles',
    write: (say) => {
      const slots = { company: withoutAddresses(found.companyName), count: failing.length };
      return {
        subject: fill(say.oracleDownSubject, slots),
        paragraphs: [
          say.oracleDownText,
          ...failing.map(({ label, failingSince }) =>
            fill(say.oracleDownLine, {
              label: withoutAddresses(label),
              since: momentText(failingSince, language),
            }),
          ),
        ],
        button: say.oracleDownButton,
        last: [say.oracleDownHow],
      };
    },
  };
};

/** An oracle is nobody's, and has no zone of its own. */
function momentText(at: Date, language: Language): string {
  const text = at.toISOString();
  return `${formatDateInProse(text.slice(0, 10), language)}, ${text.slice(11, 16)} UTC`;
}

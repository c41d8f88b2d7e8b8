import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fill } from '@huella/domain/phrases/phrase';
import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { labelOf } from '../../db/index-slots';
import { findCompanyForMail } from '../ownership/ownership.store';
import { listWarnedCodes } from '../qr/code-warnings.store';
import type { TemplateLoader } from './mail-template';

/** Codes that a mail names; others are counted. */
const named = 5;

/** To the owners of a company: codes of theirs seem to be on things that are not theirs. */
export const loadCodesCopiedTemplate: TemplateLoader = async (db, { clock }, { userId, companyId }) => {
  const found =
    userId === null || companyId === null ? null : await findCompanyForMail(db, userId, companyId);
  if (found === null || companyId === null) return null;
  const { rows, total } = await listWarnedCodes(db, companyId, clock(), named);
  if (total === 0) return null;
  const labels = rows.map(({ assetType, attributes }) => {
    const model = findAssetType(assetType);
    return model === null ? '' : labelOf(model, attributes);
  });
  const { email: to, language, firstname } = found;
  return {
    to,
    language,
    firstname,
    path: '/qrMetrics',
    write: (say, product) => {
      const slots = {
        product,
        company: withoutAddresses(found.companyName),
        count: total,
        codes: labels.map(withoutAddresses).join(', ') + (total > rows.length ? ' …' : ''),
      };
      return {
        subject: fill(say.codesCopiedSubject, slots),
        paragraphs: [fill(say.codesCopiedText, slots), fill(say.codesCopiedList, slots), say.codesCopiedHow],
        button: say.codesCopiedButton,
        last: [say.codesCopiedWeek],
      };
    },
  };
};

import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fill } from '@huella/domain/phrases/phrase';
import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { labelOf } from '../../db/index-slots';
import { listDoubtful, type DoubtfulLink } from '../oracles/answers.store';
import { findCompanyForMail } from '../ownership/ownership.store';
import type { MailPhrases, TemplateLoader } from './mail-template';

/** Assets that a mail names; others are counted. */
const named = 10;

/** How a mail says what an oracle doubts. */
export const verdictWords = {
  differs: 'oracleVerdictDiffers',
  missing: 'oracleVerdictMissing',
  silent: 'oracleVerdictSilent',
} as const;

/** To the owners of a company: what oracles say of assets of theirs is not what is recorded, or nothing any more. */
export const loadOracleDoubtsTemplate: TemplateLoader = async (db, _context, { userId, companyId }) => {
  if (userId === null || companyId === null) return null;
  const found = await findCompanyForMail(db, userId, companyId);
  const { rows, total } = await listDoubtful(db, companyId, named);
  if (found === null || total === 0) return null;
  const { email: to, language, firstname } = found;
  return {
    to,
    language,
    firstname,
    path: '/assetsOracles?only=doubts',
    write: (say) => {
      const slots = { company: withoutAddresses(found.companyName), count: total };
      return {
        subject: fill(say.oracleDoubtsSubject, slots),
        paragraphs: [
          say.oracleDoubtsText,
          ...rows.map((row) => lineOf(say, row)),
          ...(total > rows.length ? [fill(say.oracleDoubtsMore, slots)] : []),
        ],
        button: say.oracleDoubtsButton,
        last: [say.oracleDoubtsHow],
      };
    },
  };
};

function lineOf(say: MailPhrases, { assetType, attributes, box, verdict }: DoubtfulLink): string {
  const model = findAssetType(assetType);
  return fill(say.oracleDoubtsLine, {
    asset: withoutAddresses(model === null ? '' : labelOf(model, attributes)),
    box: withoutAddresses(box),
    verdict: say[verdictWords[verdict]],
  });
}

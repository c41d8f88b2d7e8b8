import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fill } from '@huella/domain/phrases/phrase';
import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { labelOf } from '../../db/index-slots';
import { listDoubtfulPledges, type DoubtfulPledge } from '../collateral/pledge-doubts.store';
import { findCompanyForMail } from '../ownership/ownership.store';
import type { MailPhrases, TemplateLoader } from './mail-template';
import { verdictWords } from './oracle-doubts-template';

/** Assets that a mail names; others are counted. */
const named = 10;

/** To the owners of a company that holds pledges: what oracles say of these is not what is recorded, or nothing any more. */
export const loadPledgeDoubtsTemplate: TemplateLoader = async (db, _context, { userId, companyId }) => {
  if (userId === null || companyId === null) return null;
  const found = await findCompanyForMail(db, userId, companyId);
  const { rows, total } = await listDoubtfulPledges(db, companyId, named);
  if (found === null || total === 0) return null;
  const { email: to, language, firstname } = found;
  return {
    to,
    language,
    firstname,
    path: '/pledges?part=doubtful',
    write: (say) => {
      const slots = { company: withoutAddresses(found.companyName), count: total };
      return {
        subject: fill(say.pledgeDoubtsSubject, slots),
        paragraphs: [
          say.pledgeDoubtsText,
          ...rows.map((row) => lineOf(say, row)),
          ...(total > rows.length ? [fill(say.oracleDoubtsMore, slots)] : []),
        ],
        button: say.pledgeDoubtsButton,
        last: [say.pledgeDoubtsHow],
      };
    },
  };
};

function lineOf(
  say: MailPhrases,
  { assetType, attributes, keeper, holder, verdict }: DoubtfulPledge,
): string {
  const model = findAssetType(assetType);
  return fill(say.pledgeDoubtsLine, {
    asset: withoutAddresses(model === null ? '' : labelOf(model, attributes)),
    keeper: withoutAddresses(keeper),
    holder: withoutAddresses(holder),
    verdict: say[verdictWords[verdict]],
  });
}

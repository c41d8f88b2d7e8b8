import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fill } from '@huella/domain/phrases/phrase';
import { withoutAddresses } from '@huella/domain/rules/account-rules';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { labelOf } from '../../db/index-slots';
import { findCompanyForMail } from '../ownership/ownership.store';
import type { MailPhrases, TemplateLoader } from './mail-template';

/** Assets that a mail names; others are counted. */
const named = 10;

/** How a mail says what an oracle doubts. */
const verdictWords = {
  differs: 'oracleVerdictDiffers',
  missing: 'oracleVerdictMissing',
  silent: 'oracleVerdictSilent',
} as const;

interface Doubted {
  readonly assetType: number;
  readonly attributes: Values;
  readonly verdict: Exclude<OracleVerdict, 'matches'>;
}

/** What a mail about doubts is of, and by which phrases it says so: `oracleDoubtsText`. */
interface Doubts<Row extends Doubted> {
  readonly phrases: 'oracleDoubts' | 'pledgeDoubts';
  readonly path: string;
  readonly list: (
    db: Database,
    companyId: number,
    limit: number,
  ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
  /** Where an asset is, as slots of its line. */
  readonly placeOf: (row: Row) => Readonly<Record<string, string>>;
}

/** To the owners of a company: what oracles say of some assets is not what is recorded, or nothing any more. */
export function doubtsTemplate<Row extends Doubted>({
  phrases,
  path,
  list,
  placeOf,
}: Doubts<Row>): TemplateLoader {
  const lineOf = (say: MailPhrases, row: Row) => {
    const model = findAssetType(row.assetType);
    return fill(say[`${phrases}Line`], {
      ...{ asset: withoutAddresses(model === null ? '' : labelOf(model, row.attributes)) },
      ...Object.fromEntries(
        Object.entries(placeOf(row)).map(([slot, name]) => [slot, withoutAddresses(name)]),
      ),
      verdict: say[verdictWords[row.verdict]],
    });
  };
  return async (db, _context, { userId, companyId }) => {
    if (userId === null || companyId === null) return null;
    const found = await findCompanyForMail(db, userId, companyId);
    const { rows, total } = await list(db, companyId, named);
    if (found === null || total === 0) return null;
    const { email: to, language, firstname } = found;
    return {
      ...{ to, language, firstname, path },
      write: (say) => {
        const slots = { company: withoutAddresses(found.companyName), count: total };
        return {
          subject: fill(say[`${phrases}Subject`], slots),
          paragraphs: [
            say[`${phrases}Text`],
            ...rows.map((row) => lineOf(say, row)),
            ...(total > rows.length ? [fill(say.oracleDoubtsMore, slots)] : []),
          ],
          button: say[`${phrases}Button`],
          last: [say[`${phrases}How`]],
        };
      },
    };
  };
}

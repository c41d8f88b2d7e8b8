import * as z from 'zod/mini';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import type { WizardModel } from '../../wizard/wizard-session';
import type { Paired } from './oracle-calls';
import { codeOf } from './record-words';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const values = z.record(z.string(), value);

/** An asset that was chosen, with what it is compared by. */
const chosenAsset = z.object({
  id: z.number(),
  label: z.string(),
  amount: z.nullable(z.number()),
  values,
  texts: z.record(z.string(), z.string()),
});
export type ChosenAsset = z.output<typeof chosenAsset>;
export type ChosenRecord = z.output<typeof values>;

const answers = z.object({
  /** The key of the oracle; '' until one is chosen. */
  oracle: z._default(z.string(), ''),
  assets: z._default(z.array(chosenAsset), []),
  records: z._default(z.array(values), []),
  /** The code of each asset, by its id. */
  codes: z._default(z.record(z.string(), z.string()), {}),
});
export type OracleAnswers = z.output<typeof answers>;

export type OracleStep = 'oracle' | 'assets' | 'records' | 'codes' | 'review';

/** The wizard that links assets with records of an oracle (document 3 sections 2 and 4). */
export const oracleWizard: WizardModel<OracleStep, OracleAnswers> = {
  name: 'oracle',
  steps: ['oracle', 'assets', 'records', 'codes', 'review'],
  answers,
};

/** What an oracle that was chosen anew begins with: everything else was of the one before. */
export function withOracle(oracle: string): OracleAnswers {
  return { oracle, assets: [], records: [], codes: {} };
}

/** The chosen assets with their codes, as far as these are of records that are chosen now, each once. */
export function pairsOf(model: OracleModel, { assets, records, codes }: OracleAnswers): readonly Paired[] {
  const offered = new Set(records.map((record) => codeOf(model, record)));
  const used = new Set<string>();
  return assets.flatMap(({ id }) => {
    const code = codes[String(id)];
    if (code === undefined || !offered.has(code) || used.has(code)) return [];
    used.add(code);
    return [{ pk: id, code }];
  });
}

/** Which steps have what they ask for (document 3 section 4). */
export function answeredBy(model: OracleModel, answers: OracleAnswers): Partial<Record<OracleStep, boolean>> {
  const { oracle, assets, records } = answers;
  return {
    oracle: oracle !== '',
    assets: assets.length > 0,
    records: records.length === assets.length,
    codes: pairsOf(model, answers).length === assets.length,
  };
}

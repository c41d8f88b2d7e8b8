import type { OracleModel } from '../../model/oracle-model';
import type { Values } from '../../model/value';
import { judgeRecord } from './judge-record';
import type { OracleValues } from './oracle-record';

interface Subject {
  readonly id: number;
  readonly values: Values;
}
interface Offer {
  readonly code: string;
  readonly values: OracleValues;
}

/**
 * Proposes a record for each asset: of those that say the same of everything but the amount the one whose amount is
 * nearest, each once, the surest first. An asset with which no record agrees so far gets none: nothing is made up.
 */
export function proposeCodes(
  model: OracleModel,
  assets: readonly Subject[],
  records: readonly Offer[],
): ReadonlyMap<number, string> {
  const pairs = assets.flatMap((asset) =>
    records.flatMap((record) => {
      const { doubts, percent } = judgeRecord(model, record.values, asset.values);
      const isOther = doubts.some(({ code }) => code === 'oracleOther');
      return isOther || percent === null ? [] : [{ id: asset.id, code: record.code, percent }];
    }),
  );
  const proposed = new Map<number, string>();
  const used = new Set<string>();
  for (const { id, code } of pairs.sort((one, other) => one.percent - other.percent)) {
    if (proposed.has(id) || used.has(code)) continue;
    proposed.set(id, code);
    used.add(code);
  }
  return proposed;
}

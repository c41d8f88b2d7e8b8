import { warning, type Issue } from '../../model/errors';
import type { OracleComparison, OracleModel } from '../../model/oracle-model';
import type { Values } from '../../model/value';
import type { OracleValues } from './oracle-record';

/**
 * What an oracle says of an asset beside what its record says: the same, something else, that there is no such thing, or
 * nothing any more.
 */
export const oracleVerdicts = ['matches', 'differs', 'missing', 'silent'] as const;
export type OracleVerdict = (typeof oracleVerdicts)[number];

export interface Judgement {
  readonly verdict: OracleVerdict;
  /** How much there is by our record, and by the oracle; null where one does not say it. */
  readonly ours: number | null;
  readonly theirs: number | null;
  /** How far apart they are, in per cent of ours. */
  readonly percent: number | null;
  /** What differs, each a warning at its attribute: it may be linked all the same. */
  readonly doubts: readonly Issue[];
}

/** Compares a record of an oracle, or that it gave none, with the values of an asset. */
export function judgeRecord(model: OracleModel, record: OracleValues | null, values: Values): Judgement {
  const ours = amountOf(model, values);
  const said = record?.[model.amount.field];
  const theirs = typeof said === 'number' ? said : null;
  const percent =
    ours === null || theirs === null || ours === 0 ? null : (Math.abs(theirs - ours) / ours) * 100;
  if (record === null) return { verdict: 'silent', ours, theirs, percent, doubts: [] };
  const doubts = [
    ...amountDoubts(model, ours, theirs, percent),
    ...model.compares.flatMap((comparison) => otherDoubts(comparison, record, values)),
  ];
  const isMissing = record[model.existence] === false;
  const verdict = isMissing ? 'missing' : doubts.length > 0 ? 'differs' : 'matches';
  return { verdict, ours, theirs, percent, doubts };
}

/** How much there is by the record of an asset: the first of the attributes that is filled. */
export function amountOf({ amount }: OracleModel, values: Values): number | null {
  const filled = amount.attributes.map((name) => values[name]).find((value) => typeof value === 'number');
  return typeof filled === 'number' ? filled : null;
}

/** The option of the attribute of existence that follows from a record; without one it is not known. */
export function existenceOf({ writes, existence }: OracleModel, record: OracleValues | null): string {
  const said = record?.[existence];
  return said === true ? writes.exists : said === false ? writes.missing : writes.unknown;
}

function amountDoubts(
  { amount }: OracleModel,
  ours: number | null,
  theirs: number | null,
  percent: number | null,
): readonly Issue[] {
  if (ours === null || theirs === null || percent === null || percent <= amount.percent) return [];
  const slots = { difference: round(Math.abs(theirs - ours)), unit: amount.unit };
  return [warning(amount.attributes[0], theirs < ours ? 'oracleLess' : 'oracleMore', slots)];
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function otherDoubts(
  { field, attribute, codes }: OracleComparison,
  record: OracleValues,
  values: Values,
): readonly Issue[] {
  const theirs = record[field];
  const ours = values[attribute];
  if (theirs === null || theirs === undefined || typeof ours !== 'string') return [];
  const wanted = codes === undefined ? ours : codes[ours];
  // An option that has no code outside cannot be compared.
  if (wanted === undefined || String(wanted) === String(theirs)) return [];
  return [warning(attribute, 'oracleOther', { value: String(theirs) })];
}

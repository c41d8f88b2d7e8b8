import type { Judgement } from '@huella/domain/engine/oracles/judge-record';
import type { OracleValues } from '@huella/domain/engine/oracles/oracle-record';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import type { Values } from '@huella/domain/model/value';
import type { OracleRow } from './oracles.store';

/** What an event says of the oracle itself (engine/events/oracle-events). */
export function sourceFields({ label, source, version }: OracleRow): Values {
  return { oracle_name: label, oracle_source: source ?? '', oracle_version: version };
}

/** What an event says of one asset: the code, the verdict, and the answer as it came. */
export function answerFields(
  model: OracleModel,
  code: string,
  answer: OracleValues | null,
  { verdict, theirs }: Judgement,
): Values {
  const checkedAt = answer?.[model.checkedAt];
  return {
    oracle_code: code,
    oracle_verdict: verdict,
    ...(theirs !== null && { oracle_amount: theirs }),
    ...(typeof checkedAt === 'string' && { oracle_checked_at: new Date(checkedAt).toISOString() }),
    ...(answer !== null && { oracle_answer: asItCame(model, answer) }),
  };
}

/** An answer by the names that the oracle has for things, in the order of the model; what it does not say is not there. */
function asItCame({ fields }: OracleModel, answer: OracleValues): string {
  return fields
    .flatMap(({ name }) => {
      const value = answer[name] ?? null;
      return value === null ? [] : [`${name}: ${String(value)}`];
    })
    .join(', ');
}

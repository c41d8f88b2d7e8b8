import { sql } from 'kysely';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import type { Ask } from '../../db/kept-answers';
import type { Matches } from '../../db/list-facet';
import type { Summed } from '../../db/list-sums';
import { keyExpression, keyFields, type CrossKey } from './cross-keys.store';
import type { CrossedGroup } from './panel-tally.store';

/** Of how many matches that are alike oracles say something today, each question some verdicts. */
export interface VerdictGroup {
  readonly values: CrossedGroup['values'];
  readonly verdicts: readonly number[];
}

/**
 * Of how many of the matches oracles say some verdicts, by several attributes at once: groups of which they say none are not among them.
 * By itself, as they have no part in the version that counts are kept under, and few say one of them.
 */
export async function countVerdicts(
  ask: Ask,
  matches: Matches,
  { rows, reading }: Summed,
  by: readonly CrossKey[],
  verdicts: readonly (readonly OracleVerdict[])[],
): Promise<readonly VerdictGroup[]> {
  const names = by.map((_, at) => sql.id(`k${String(at)}`));
  const keys = by.map((key, at) => sql`${keyExpression(key, reading)}::text as ${names[at]}`);
  const counts = verdicts.map((each) => sql`count(*) filter (where verdict = any(${[...each]}::text[]))`);
  const asked = by.flatMap(keyFields).filter(({ follows }) => follows === undefined);
  const found = await ask(sql<{ readonly values: string; readonly verdicts: readonly number[] }>`
    select json_build_array(${sql.join(names)})::text as values, json_build_array(${sql.join(counts)}) as verdicts
    from (
      select l.verdict, ${sql.join(keys)}
      from (${matches(null)}) as f join oracle_link l on l.asset_id = f.id join (${rows(asked)}) as s on s.asset_id = f.id
      where l.verdict = any(${verdicts.flat()}::text[])) as judged
    group by ${sql.join(names)}`);
  return found.map(({ values, verdicts: told }) => ({
    values: JSON.parse(values) as (string | null)[], // as the statement builds it
    verdicts: told,
  }));
}

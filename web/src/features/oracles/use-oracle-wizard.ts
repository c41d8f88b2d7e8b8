import { useQuery } from '@tanstack/react-query';
import type { Oracle } from '@huella/domain/calls/oracles';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useWizard, useWizardSession, type WizardState } from '../../wizard/use-wizard';
import { oraclesQuery, type Paired } from './oracle-calls';
import { answeredBy, oracleWizard, pairsOf, type OracleAnswers, type OracleStep } from './oracle-wizard';

/** What the steps of the wizard work on. */
export interface OracleWizardState extends WizardState<OracleStep, OracleAnswers> {
  readonly place: Place;
  readonly oracles: OracleModel;
  /** Those that there are; undefined until they are known. */
  readonly known: readonly Oracle[] | undefined;
  readonly error: Error | null;
  /** The one that is chosen. */
  readonly oracle: Oracle | undefined;
  /** The assets with their codes, as far as they have one. */
  readonly pairs: readonly Paired[];
}

/** The wizard of links at work. */
export function useOracleWizard(place: Place, oracles: OracleModel): OracleWizardState {
  const session = useWizardSession(oracleWizard, { place, from: paths.oracles });
  const { data: known, error } = useQuery(oraclesQuery(place));
  const wizard = useWizard(session, { answered: answeredBy(oracles, session.answers) });
  return {
    ...wizard,
    ...{ place, oracles, known, error },
    oracle: known?.find(({ key }) => key === session.answers.oracle),
    pairs: pairsOf(oracles, session.answers),
  };
}

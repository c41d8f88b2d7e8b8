import { fail } from '@huella/domain/model/errors';
import { reportInputs, type MovesModel } from '@huella/domain/model/report';
import type { Deps } from '../../deps';
import type { AskedReport } from './asked-report';
import { entityKey, type MovesTold } from './build-moves';
import { readPlaceMoves, type PlaceMoves } from './place-moves';
import { groupingOf, placesOfChosen } from './report-entities';

/** What moved in the chosen establishments, between the days of a report. */
export interface MovesRead {
  readonly model: MovesModel;
  readonly moves: readonly PlaceMoves[];
  readonly told: Omit<MovesTold, 'language'>;
}

/**
 * Reads what moved, each establishment by itself; a report of something else refuses.
 * @param entity the one that is asked about alone, by the key of its row
 */
export async function readMovesOf(
  deps: Deps,
  { report, places, values }: AskedReport,
  entity?: string,
): Promise<MovesRead> {
  const model = report.moves ?? fail('notFound');
  const grouping = groupingOf(values);
  const days = { from: String(values[reportInputs.since]), to: String(values[reportInputs.date]) };
  const moves: PlaceMoves[] = [];
  for (const form of placesOfChosen(places, values))
    if (entity === undefined || entityKey({ form }, grouping) === entity)
      moves.push(await readPlaceMoves(deps, model, form, days));
  return { model, moves, told: { ...days, grouping } };
}

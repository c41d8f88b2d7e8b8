import { rowColumns } from '@huella/domain/engine/events/row-columns';
import { takesSheets } from '@huella/domain/engine/sheets/sheet-format';
import type { EventModel } from '@huella/domain/model/event-model';
import { rowsAtOnce } from '../../list/list-call';
import type { EventWay } from './event-wizard';
import type { EventWizardState } from './use-event-wizard';

/** The most rows of the grid: as many as one list answers. More come in a spreadsheet. */
const mostRows = rowsAtOnce;

/**
 * How the data of an event may be entered, the usual way first: the same for all, or a row for each where there are several
 * and what is asked fits a row. On a lot only what the model takes from a sheet of a lot has rows, and a number that is
 * taken of each has them first (document 2 section 2: load data, then summary).
 */
export function waysOf(
  { subject, answers, latest }: Pick<EventWizardState, 'subject' | 'answers' | 'latest'>,
  event: EventModel,
): readonly EventWay[] {
  const { count, lot, isPaused, isDeletion, scale } = answers;
  const isApart = subject.of !== undefined || isPaused || isDeletion || (latest ?? null) !== null;
  const isFew = count > mostRows || (lot === null && count < 2 && scale.length === 0);
  if (isApart || isFew || (lot !== null && !event.modelExcelOnTag)) return ['all'];
  const columns = rowColumns(subject.model, event);
  if (columns.length === 0) return ['all'];
  const isMeasured = columns.some(({ measure }) => (measure?.grows ?? null) !== null);
  return lot !== null && isMeasured ? ['each', 'all'] : ['all', 'each'];
}

/** Whether there are more than a grid takes, of an event that a sheet takes row by row. */
export function isForSheet(
  { subject, answers }: Pick<EventWizardState, 'subject' | 'answers'>,
  event: EventModel,
): boolean {
  const isHere = subject.of === undefined && !answers.isPaused && !answers.isDeletion;
  return (
    isHere && answers.count > mostRows && takesSheets(event) && rowColumns(subject.model, event).length > 0
  );
}

/** How the data of an event is entered now. */
export function wayOf(
  wizard: Pick<EventWizardState, 'subject' | 'answers' | 'latest'>,
  event: EventModel,
): EventWay {
  const [usual = 'all', ...others] = waysOf(wizard, event);
  return others.find((each) => each === wizard.answers.way) ?? usual;
}

import { useCounted } from '../../list/use-counted';
import { useSay } from '../../words/use-say';
import { useStepSurroundings } from '../../wizard/WizardScreen';
import type { EventGrid } from './use-event-grid';

/** What is around the grid: the event, how many of what and where, and a way out that loses nothing. */
export function useGridFrame({ wizard, event, read }: EventGrid) {
  const { say, word } = useSay('eventGrid');
  const { frame } = useStepSurroundings();
  const { subject, answers } = wizard;
  const counted = useCounted(subject.model)(read.rows.length);
  const place = subject.place.boxName;
  const { aside: _aside, ...around } = frame;
  return {
    ...around,
    title: word(event.name),
    subtitle:
      answers.lot === null
        ? say('eventGrid:sub', { ...counted, place })
        : say('eventGrid:subLot', { ...counted, place, lot: answers.lot.name }),
  };
}

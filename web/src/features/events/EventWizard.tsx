import { useNavigate } from '@tanstack/react-router';
import { LeaveGuard } from '../../form/LeaveGuard';
import { stepStates } from '../../form/wizard-steps';
import type { ListSubject } from '../../list/list-subject';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { ChoosingFor } from './ChoosingFor';
import { EventAside } from './EventAside';
import { EventAssetsStep } from './EventAssetsStep';
import { EventCardsStep } from './EventCardsStep';
import { EventInputsStep } from './EventInputsStep';
import { EventDataStep } from './EventDataStep';
import { useEventWizard, type EventStep, type EventWizardState } from './use-event-wizard';
import type { StepParts } from './step-parts';

/** The wizard that records an event: which one, on which assets, with which data, and once more all of it. */
export function EventWizard({ subject }: { readonly subject: ListSubject }) {
  const wizard = useEventWizard(subject);
  const { visit, step, event } = wizard;
  const { word, say } = useSay('events');
  const navigate = useNavigate();
  const isTyped = event !== null && visit.answers['done'] === undefined;
  const leave = () => void navigate({ href: visit.from });
  const frame = useFrame(wizard, leave);
  return (
    <>
      {step === 'event' && <EventCardsStep wizard={wizard} frame={frame} />}
      {step === 'assets' && <EventAssetsStep wizard={wizard} frame={frame} />}
      {step === 'inputs' && event !== null && <EventInputsStep wizard={wizard} event={event} frame={frame} />}
      {(step === 'data' || step === 'summary') && event !== null && (
        <ChoosingFor subject={subject} event={event} visit={visit}>
          <EventDataStep key={event.eventType} wizard={wizard} event={event} frame={frame} />
        </ChoosingFor>
      )}
      <LeaveGuard
        unsaved={isTyped ? [say('events:unsavedEvent', { event: word(event.name) })] : []}
        samePathPasses
      />
    </>
  );
}

const titles = {
  event: 'events:stepEvent',
  assets: 'events:stepAssets',
  inputs: 'events:stepInputs',
  data: 'events:stepData',
  summary: 'events:stepSummary',
} as const satisfies Record<EventStep, string>;

/** What every step has around it. */
function useFrame(wizard: EventWizardState, leave: () => void): StepParts {
  const { say, word, language } = useSay('events', 'lots');
  const { subject, visit, step, steps, reached, goTo } = wizard;
  const { noun } = subject.model;
  const states = stepStates(steps, step, reached);
  const place = subject.place.boxName;
  const lotName = visit.answers['lotName'];
  const counted = {
    figure: formatCount(visit.count, language),
    noun: word(visit.count === 1 ? noun.one : noun.many),
  };
  return {
    leave,
    counted,
    titleOf: (each) => say(titles[each]),
    props: {
      title: say('events:wizard'),
      subtitle:
        visit.count === 0
          ? say('events:wizardNone', { place })
          : lotName === undefined
            ? say('events:wizardSub', { ...counted, place })
            : say('lots:wizardSub', { ...counted, name: lotName }),
      steps: steps.map((each, at) => ({
        id: each,
        title: say(titles[each]),
        state: states[at] ?? 'later',
      })),
      onGo: goTo,
      onExit: leave,
      exitLabel: say('events:exit'),
      aside: <EventAside wizard={wizard} counted={counted} />,
    },
  };
}

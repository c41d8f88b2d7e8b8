import type { ListSubject } from '../../list/list-subject';
import { WizardScreen } from '../../wizard/WizardScreen';
import { useSay } from '../../words/use-say';
import { ChoosingFor } from './ChoosingFor';
import { EventAside } from './EventAside';
import { EventAssetsStep } from './EventAssetsStep';
import { EventCardsStep } from './EventCardsStep';
import { EventDataStep } from './EventDataStep';
import { EventInputsStep } from './EventInputsStep';
import { useEventWizard } from './use-event-wizard';

/** The wizard that records an event: which one, on which assets, with which data, and once more all of it. */
export function EventWizard({ subject }: { readonly subject: ListSubject }) {
  const { say, word } = useSay('events', 'lots');
  const wizard = useEventWizard(subject);
  const { answers, counted, event } = wizard;
  const { count, lot } = answers;
  const place = subject.place.boxName;
  const data = event !== null && (
    <ChoosingFor subject={subject} event={event} chosen={answers}>
      <EventDataStep key={event.eventType} wizard={wizard} event={event} />
    </ChoosingFor>
  );
  return (
    <WizardScreen
      wizard={wizard}
      title={say('events:wizard')}
      subtitle={
        count === 0
          ? say('events:wizardNone', { place })
          : lot === null
            ? say('events:wizardSub', { ...counted, place })
            : say('lots:wizardSub', { ...counted, name: lot.name })
      }
      titles={{
        event: say('events:stepEvent'),
        assets: say('events:stepAssets'),
        inputs: say('events:stepInputs'),
        data: say('events:stepData'),
        summary: say('events:stepSummary'),
      }}
      screens={{
        event: <EventCardsStep wizard={wizard} />,
        assets: <EventAssetsStep wizard={wizard} />,
        inputs: event !== null && <EventInputsStep wizard={wizard} event={event} />,
        data,
        summary: data,
      }}
      exitLabel={say('events:exit')}
      aside={<EventAside wizard={wizard} />}
      unsaved={event === null ? null : say('events:unsavedEvent', { event: word(event.name) })}
    />
  );
}

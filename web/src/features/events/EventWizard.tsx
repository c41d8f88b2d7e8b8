import { useMemo, type ReactNode } from 'react';
import { askedOfRecord } from '@huella/domain/engine/forms/check-choice';
import type { EventModel } from '@huella/domain/model/event-model';
import { ChoosingRecordContext } from '../../fields/asset-picking';
import type { ChosenAssets } from '../../list/chosen-assets';
import type { ListSubject } from '../../list/list-subject';
import { WizardScreen } from '../../wizard/WizardScreen';
import { useSay } from '../../words/use-say';
import { wayOf } from './event-rows';
import { EventAside } from './EventAside';
import { EventAssetsStep } from './EventAssetsStep';
import { EventCardsStep } from './EventCardsStep';
import { EventDataStep } from './EventDataStep';
import { EventInputsStep } from './EventInputsStep';
import { useEventWizard } from './use-event-wizard';
import { useSurroundings } from './use-surroundings';

/** The wizard that records an event: which one, on which assets, with which data, and once more all of it. */
export function EventWizard({ subject }: { readonly subject: ListSubject }) {
  const { say, word } = useSay('events', 'lots');
  const wizard = useEventWizard(subject);
  const { answers, counted, event } = wizard;
  const { count, lot } = answers;
  const place = subject.place.boxName;
  const isKept = event !== null && wayOf(wizard, event) === 'each';
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
      exitLabel={say(isKept ? 'events:exitKept' : 'events:exit')}
      // What is filled in row by row says what it comes to itself.
      aside={isKept ? undefined : <EventAside wizard={wizard} />}
      unsaved={event === null || isKept ? null : say('events:unsavedEvent', { event: word(event.name) })}
    />
  );
}

interface ChoosingForProps {
  readonly subject: ListSubject;
  readonly event: EventModel;
  /** The assets that the event is about. */
  readonly chosen: ChosenAssets;
  readonly children: ReactNode;
}

/** Gives the fields of an event that choose assets the asset they choose for, where there is one. */
function ChoosingFor({ subject, event, chosen, children }: ChoosingForProps) {
  const { model } = subject;
  const names = useMemo(() => {
    const asked = event.fields.flatMap(({ choice }) => (choice === undefined ? [] : askedOfRecord(choice)));
    return [...new Set(asked)];
  }, [event]);
  const around = useSurroundings(subject, chosen, names);
  const record = useMemo(() => {
    const isKnown = chosen.count === 1 && names.every((name) => around?.has(name) === true);
    if (!isKnown) return null;
    return { model, values: Object.fromEntries(names.map((name) => [name, around?.get(name)?.[0] ?? null])) };
  }, [chosen.count, names, around, model]);
  return <ChoosingRecordContext value={record}>{children}</ChoosingRecordContext>;
}

import Button from '@mui/material/Button';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useState } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import { paths } from '../../paths';
import { NamedIcon } from '../../shell/NamedIcon';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { EmptyState } from '../../ui/EmptyState';
import { WizardFrame, WizardQuestion } from '../../wizard/WizardFrame';
import { useSay } from '../../words/use-say';
import { ImportFoot } from '../imports/ImportFoot';
import { RecentImports } from '../imports/RecentImports';
import type { StepProps } from '../imports/step-parts';

export interface EventFileStepProps extends StepProps {
  /** The events that can be recorded by sheets here. */
  readonly events: readonly EventModel[];
}

/** Which event a sheet records: a card for each that is offered here (document 2 section 6). */
export function EventFileStep({ events, subject, state, frame }: EventFileStepProps) {
  const { say, word } = useSay('bulk', 'imports');
  const [chosen, setChosen] = useState(subject.event?.eventType ?? null);
  const isSame = chosen === (state.upload?.eventType ?? null);
  const goNext = () => {
    if (chosen === null) return;
    // What was staged for another event is kept, and begun anew for this one.
    if (isSame) state.go('file');
    else state.go('file', { upload: undefined, skip: undefined, event: chosen });
  };
  return (
    <WizardFrame
      {...frame}
      onSubmit={chosen === null ? undefined : goNext}
      aside={<RecentImports subject={subject} />}
      foot={
        events.length > 0 && (
          <ImportFoot
            label={say('imports:continueTo', { step: say('imports:stepFile') })}
            disabled={chosen === null}
          />
        )
      }
    >
      {events.length === 0 ? (
        <EmptyState
          icon={<CalendarX size={20} />}
          title={say('bulk:noEvents')}
          text={say('bulk:noEventsText', { place: subject.place.boxName })}
          actions={
            <Button size="small" href={paths.eventNew}>
              {say('bulk:pickByHand')}
            </Button>
          }
        />
      ) : (
        <>
          <WizardQuestion title={say('bulk:askEvent')} text={say('bulk:askEventText')} />
          <ChoiceCards
            label={say('bulk:askEvent')}
            value={chosen === null ? '' : String(chosen)}
            onChange={(value) => {
              setChosen(Number(value));
            }}
            cards={events.map(({ eventType, name, icon = '' }) => ({
              value: String(eventType),
              title: word(name),
              icon: <NamedIcon name={icon} size={18} />,
            }))}
          />
        </>
      )}
    </WizardFrame>
  );
}

import CalendarX from 'lucide-react/icons/calendar-x';
import { WizardFoot } from '../../form/WizardFoot';
import { WizardFrame, WizardQuestion } from '../../form/WizardFrame';
import { NamedIcon } from '../../shell/NamedIcon';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import type { StepParts } from './step-parts';
import type { EventWizardState } from './use-event-wizard';

export interface StepProps {
  readonly wizard: EventWizardState;
  readonly frame: StepParts;
}

/** Which event: a card for each that is offered here (document 2 section 6). */
export function EventCardsStep({ wizard, frame }: StepProps) {
  const { say, word } = useSay('events');
  const { offered, event, visit, change, goOn, subject } = wizard;
  const choose = (value: string) => {
    // Another event has other fields: what was typed for the one before falls away.
    change({ raw: {}, answers: { ...visit.answers, event: value, reached: 'event' } });
  };
  return (
    <WizardFrame
      {...frame.props}
      onSubmit={() => {
        if (event !== null) goOn(wizard.afterEvent);
      }}
      foot={
        <WizardFoot
          onCancel={frame.leave}
          disabled={event === null}
          label={say('events:continueTo', { step: frame.titleOf(wizard.afterEvent).toLowerCase() })}
        />
      }
    >
      {offered.length === 0 ? (
        <EmptyState
          icon={<CalendarX size={20} />}
          title={say('events:noEvents')}
          text={say('events:noEventsText', { place: subject.place.boxName })}
        />
      ) : (
        <>
          <WizardQuestion title={say('events:askEvent')} text={say('events:askEventText')} />
          <ChoiceCards
            label={say('events:askEvent')}
            value={event === null ? '' : String(event.eventType)}
            onChange={choose}
            cards={offered.map((each) => ({
              value: String(each.eventType),
              title: word(each.name),
              icon: <NamedIcon name={each.icon ?? ''} size={18} />,
            }))}
          />
        </>
      )}
    </WizardFrame>
  );
}

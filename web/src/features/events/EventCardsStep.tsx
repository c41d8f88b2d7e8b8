import CalendarX from 'lucide-react/icons/calendar-x';
import type { EventModel } from '@huella/domain/model/event-model';
import { WizardStep } from '../../wizard/WizardStep';
import { NamedIcon } from '../../shell/NamedIcon';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { formatCount } from '../../ui/format-count';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { useReasonText } from './FitNote';
import { useEventFit } from './use-event-fit';
import type { EventWizardState } from './use-event-wizard';

/** What a card says of how many of the assets take its event. */
interface CardFit {
  readonly text?: string;
  readonly disabled?: boolean;
}

/** Which event: a card for each that is offered here, with why not where none of the assets takes it (document 2 section 6). */
export function EventCardsStep({ wizard }: { readonly wizard: EventWizardState }) {
  const { say, word, language } = useSay('events');
  const { offered, event, answers, answerAgain, goNext, subject } = wizard;
  const isEmpty = offered.length === 0;
  const fits = useEventFit(subject, answers);
  const reasonText = useReasonText();
  const fitOf = (each: EventModel): CardFit => {
    const fit = fits.get(each.eventType);
    if (fit === undefined || fit.can === fit.total) return {};
    const [first] = fit.cannot;
    const reason = first === undefined ? '' : reasonText(first);
    if (fit.can === 0) return { text: reason, disabled: true };
    const slots = { can: formatCount(fit.can, language), total: formatCount(fit.total, language) };
    return { text: say('events:fitSome', slots) };
  };
  return (
    <WizardStep
      {...(isEmpty ? {} : { title: say('events:askEvent'), text: say('events:askEventText') })}
      disabled={event === null || fitOf(event).disabled === true}
      onSubmit={goNext}
    >
      {isEmpty ? (
        <EmptyState
          icon={<CalendarX size={20} />}
          title={say('events:noEvents')}
          text={say('events:noEventsText', { place: subject.place.boxName })}
        />
      ) : (
        <ChoiceCards
          label={say('events:askEvent')}
          value={event === null ? '' : String(event.eventType)}
          onChange={(value) => {
            // Another event has other fields: what was typed for the one before falls away.
            answerAgain({ event: Number(value), raw: {} });
          }}
          cards={offered.map((each) => ({
            value: String(each.eventType),
            title: word(each.name),
            ...fitOf(each),
            icon: <NamedIcon name={each.icon ?? ''} size={18} />,
          }))}
        />
      )}
    </WizardStep>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import CalendarX from 'lucide-react/icons/calendar-x';
import { WizardStep } from '../../wizard/WizardStep';
import { paths } from '../../paths';
import { NamedIcon } from '../../shell/NamedIcon';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import type { EventWizardState } from './use-event-wizard';
import { useFitWords } from './use-fit-words';

const ByFile = styled('div')({ marginBottom: 16 });

/** Which event: a card for each that is offered here, with why not where none of the assets takes it (document 2 section 6). */
export function EventCardsStep({ wizard }: { readonly wizard: EventWizardState }) {
  const { say, word } = useSay('events');
  const { offered, event, answerAgain, goNext, subject, fits, answers } = wizard;
  const isEmpty = offered.length === 0;
  const wordsOf = useFitWords();
  return (
    <WizardStep
      {...(isEmpty ? {} : { title: say('events:askEvent'), text: say('events:askEventText') })}
      disabled={event === null || wordsOf(fits.get(event.eventType)).isRefused}
      onSubmit={goNext}
    >
      {!isEmpty && answers.count === 0 && answers.lot === null && subject.of === undefined && (
        <ByFile>
          <Button size="small" startIcon={<FileSpreadsheet size={16} />} href={paths.eventFile}>
            {say('events:uploadSheet')}
          </Button>
        </ByFile>
      )}
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
          cards={offered.map(({ eventType, name, icon = '' }) => {
            const { text, isRefused } = wordsOf(fits.get(eventType));
            return {
              value: String(eventType),
              title: word(name),
              text,
              disabled: isRefused,
              icon: <NamedIcon name={icon} size={18} />,
            };
          })}
        />
      )}
    </WizardStep>
  );
}

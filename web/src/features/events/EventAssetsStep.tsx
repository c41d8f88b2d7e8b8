import { decidingColumns, rowColumns } from '@huella/domain/engine/events/row-columns';
import { hasFigures } from '@huella/domain/engine/lists/read-scale';
import { useIssueText } from '../../fields/use-issue-text';
import { WizardStep } from '../../wizard/WizardStep';
import { PickAssets } from '../../list/PickAssets';
import type { TakeText } from '../../list/PickPasted';
import { useSay } from '../../words/use-say';
import { namingFields } from '../event-grid/grid-asset';
import { eventFitting } from './event-fitting';
import type { EventWizardState } from './use-event-wizard';

/** Which assets: at least one (document 2 section 5). */
export function EventAssetsStep({ wizard }: { readonly wizard: EventWizardState }) {
  const { say, word } = useSay('list');
  const { subject, event, answers, answer, goNext } = wizard;
  const { noun, gender } = subject.model;
  const text = useIssueText();
  const takeText = useTakeText(wizard);
  const fitting =
    event === null ? {} : { fitting: eventFitting(subject, event, (found) => text(found, null)) };
  return (
    <WizardStep
      title={say(gender === 'f' ? 'list:pickTitleF' : 'list:pickTitleM', { many: word(noun.many) })}
      text={say(answers.count === 0 ? 'list:pickNone' : 'list:pickText')}
      disabled={answers.count === 0}
      onSubmit={goNext}
    >
      <PickAssets
        subject={subject}
        chosen={answers}
        onChange={answer}
        {...fitting}
        {...(takeText !== null && { takeText })}
      />
    </WizardStep>
  );
}

/** The longest texts that are kept for the rows, in characters: ten thousand lines with columns beside. */
const maxKept = 1_000_000;

/** A file that names the assets says what was measured of each, too: one pass for both. Null where rows take nothing of it. */
function useTakeText({ subject, event, answers, answer }: EventWizardState): TakeText | null {
  const { say, word } = useSay('events');
  const [column] = event === null ? [] : decidingColumns(rowColumns(subject.model, event));
  const field = column?.field;
  if (field === undefined || column?.measure === null) return null;
  return {
    note: say('events:scaleNote', { field: word(field.label) }),
    take: (text) => {
      const { locale } = subject;
      const names = namingFields(subject);
      const scale = [...answers.scale, text];
      const isLong = scale.reduce((sum, each) => sum + each.length, 0) > maxKept;
      if (!isLong && hasFigures(text, { names, field, locale, dateOrder: null }))
        answer({ scale, way: 'each' });
    },
  };
}

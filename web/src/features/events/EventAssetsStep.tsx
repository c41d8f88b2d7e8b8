import { useIssueText } from '../../fields/use-issue-text';
import { WizardStep } from '../../wizard/WizardStep';
import { PickAssets } from '../../list/PickAssets';
import { useSay } from '../../words/use-say';
import { eventFitting } from './event-fitting';
import type { EventWizardState } from './use-event-wizard';

/** Which assets: at least one (document 2 section 5). */
export function EventAssetsStep({ wizard }: { readonly wizard: EventWizardState }) {
  const { say, word } = useSay('list');
  const { subject, event, answers, answer, goNext } = wizard;
  const { noun, gender } = subject.model;
  const text = useIssueText();
  const fitting =
    event === null ? {} : { fitting: eventFitting(subject, event, (found) => text(found, null)) };
  return (
    <WizardStep
      title={say(gender === 'f' ? 'list:pickTitleF' : 'list:pickTitleM', { many: word(noun.many) })}
      text={say(answers.count === 0 ? 'list:pickNone' : 'list:pickText')}
      disabled={answers.count === 0}
      onSubmit={goNext}
    >
      <PickAssets subject={subject} chosen={answers} onChange={answer} {...fitting} />
    </WizardStep>
  );
}

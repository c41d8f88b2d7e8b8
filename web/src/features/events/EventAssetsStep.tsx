import { useIssueText } from '../../fields/use-issue-text';
import { WizardFoot } from '../../form/WizardFoot';
import { WizardFrame, WizardQuestion } from '../../form/WizardFrame';
import { PickAssets } from '../../list/PickAssets';
import { useSay } from '../../words/use-say';
import { eventFitting } from './event-fitting';
import type { StepProps } from './EventCardsStep';

/** Which assets: at least one (document 2 section 5). */
export function EventAssetsStep({ wizard, frame }: StepProps) {
  const { say, word } = useSay('events', 'list');
  const { subject, event, visit, change, goOn, goTo } = wizard;
  const { noun, gender } = subject.model;
  const text = useIssueText();
  const fitting =
    event === null ? {} : { fitting: eventFitting(subject, event, (found) => text(found, null)) };
  return (
    <WizardFrame
      {...frame.props}
      onSubmit={() => {
        if (visit.count > 0) goOn(wizard.afterAssets);
      }}
      foot={
        <WizardFoot
          onCancel={frame.leave}
          onBack={() => {
            goTo('event');
          }}
          disabled={visit.count === 0}
          label={say('events:continueTo', { step: frame.titleOf(wizard.afterAssets).toLowerCase() })}
        />
      }
    >
      <WizardQuestion
        title={say(gender === 'f' ? 'list:pickTitleF' : 'list:pickTitleM', { many: word(noun.many) })}
        text={say(visit.count === 0 ? 'list:pickNone' : 'list:pickText')}
      />
      <PickAssets subject={subject} chosen={visit} onChange={change} {...fitting} />
    </WizardFrame>
  );
}

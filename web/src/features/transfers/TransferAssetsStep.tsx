import { WizardFoot } from '../../form/WizardFoot';
import { WizardFrame, WizardQuestion } from '../../form/WizardFrame';
import { PickAssets } from '../../list/PickAssets';
import { useSay } from '../../words/use-say';
import { LotsChoice } from './LotsChoice';
import type { StepProps } from './step-parts';
import { TargetProblems } from './TargetProblems';
import { useClosedFitting } from './use-closed-fitting';

/** Which assets: those that came along, without some, with others. */
export function TransferAssetsStep({ wizard, frame }: StepProps) {
  const { say, word } = useSay('transfers', 'list');
  const { subject, visit, change, goOn, goTo, target } = wizard;
  const { noun, gender } = subject.model;
  const fitting = useClosedFitting(wizard);
  return (
    <WizardFrame
      {...frame.props}
      onSubmit={() => {
        if (visit.count > 0) goOn('summary');
      }}
      foot={
        <WizardFoot
          onCancel={frame.leave}
          onBack={() => {
            goTo('mode');
          }}
          disabled={visit.count === 0}
          label={say('transfers:continueTo', { step: frame.titleOf('summary').toLowerCase() })}
        />
      }
    >
      <WizardQuestion
        title={say(gender === 'f' ? 'list:pickTitleF' : 'list:pickTitleM', { many: word(noun.many) })}
        text={say(visit.count === 0 ? 'list:pickNone' : 'list:pickText')}
      />
      {target.box !== undefined && <TargetProblems wizard={wizard} box={target.box} />}
      <PickAssets
        subject={subject}
        chosen={visit}
        onChange={change}
        {...(fitting === undefined ? {} : { fitting })}
      />
      {target.box !== undefined && <LotsChoice wizard={wizard} box={target.box} />}
    </WizardFrame>
  );
}

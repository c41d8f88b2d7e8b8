import { WizardStep } from '../../wizard/WizardStep';
import { PickAssets } from '../../list/PickAssets';
import { useSay } from '../../words/use-say';
import { LotsChoice } from './LotsChoice';
import { TargetProblems } from './TargetProblems';
import { useClosedFitting } from './use-closed-fitting';
import type { TransferWizardState } from './use-transfer-wizard';

/** Which assets: those that came along, without some, with others. */
export function TransferAssetsStep({ wizard }: { readonly wizard: TransferWizardState }) {
  const { say, word } = useSay('list', 'transfers');
  const { subject, answers, answer, goNext, target, going, counted, left } = wizard;
  const { noun, gender } = subject.model;
  const fitting = useClosedFitting(wizard);
  return (
    <WizardStep
      title={say(gender === 'f' ? 'list:pickTitleF' : 'list:pickTitleM', { many: word(noun.many) })}
      text={say(answers.count === 0 ? 'list:pickNone' : 'list:pickText')}
      label={
        left.cannot > 0
          ? say('transfers:continueSome', { can: going.figure, total: counted.figure })
          : undefined
      }
      disabled={answers.count === 0 || answers.count === left.cannot}
      onSubmit={goNext}
    >
      {target.box !== undefined && <TargetProblems wizard={wizard} box={target.box} />}
      <PickAssets
        subject={subject}
        chosen={answers}
        onChange={answer}
        {...(fitting === undefined ? {} : { fitting })}
      />
      {target.box !== undefined && <LotsChoice wizard={wizard} box={target.box} />}
    </WizardStep>
  );
}

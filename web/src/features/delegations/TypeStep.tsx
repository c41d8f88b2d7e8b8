import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { WizardFoot } from '../../form/WizardFoot';
import { WizardFrame, WizardQuestion } from '../../form/WizardFrame';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { useSay } from '../../words/use-say';
import type { StepProps } from './step-parts';

/** To one person, or to everybody with a role in an establishment. */
export function TypeStep({ wizard, frame }: StepProps) {
  const { say } = useSay('delegations');
  const { answers, answer, goOn } = wizard;
  const isChosen = answers.kind !== '';
  return (
    <WizardFrame
      {...frame.props}
      onSubmit={() => {
        if (isChosen) goOn('person');
      }}
      foot={
        <WizardFoot
          onCancel={frame.leave}
          disabled={!isChosen}
          label={say('delegations:continueTo', { step: frame.titleOf('person').toLowerCase() })}
        />
      }
    >
      <WizardQuestion title={say('delegations:askType')} text={say('delegations:askTypeText')} />
      <ChoiceCards
        label={say('delegations:askType')}
        least={280}
        value={answers.kind}
        onChange={(kind) => {
          answer({ kind });
        }}
        cards={[
          {
            value: 'one',
            title: say('delegations:one'),
            text: say('delegations:oneText'),
            icon: <User size={20} />,
          },
          {
            value: 'group',
            title: say('delegations:group'),
            text: say('delegations:groupText'),
            icon: <Users size={20} />,
          },
        ]}
      />
    </WizardFrame>
  );
}

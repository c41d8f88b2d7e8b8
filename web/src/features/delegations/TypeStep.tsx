import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { WizardStep } from '../../wizard/WizardStep';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { useSay } from '../../words/use-say';
import type { DelegationWizardState } from './use-delegation-wizard';

/** To one person, or to everybody with a role in an establishment. */
export function TypeStep({ wizard }: { readonly wizard: DelegationWizardState }) {
  const { say } = useSay('delegations');
  const { answers, answer, goNext } = wizard;
  return (
    <WizardStep
      title={say('delegations:askType')}
      text={say('delegations:askTypeText')}
      disabled={answers.kind === ''}
      onSubmit={goNext}
    >
      <ChoiceCards
        label={say('delegations:askType')}
        least={280}
        value={answers.kind}
        onChange={(kind) => {
          answer({ kind: kind === 'one' ? 'one' : 'group' });
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
    </WizardStep>
  );
}

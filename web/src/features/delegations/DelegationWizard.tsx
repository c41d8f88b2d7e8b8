import { WizardScreen } from '../../wizard/WizardScreen';
import { useSay } from '../../words/use-say';
import { DelegationAside } from './DelegationAside';
import { GroupRolesStep } from './GroupRolesStep';
import { GroupStep } from './GroupStep';
import { PersonStep } from './PersonStep';
import { PlaceStep } from './PlaceStep';
import { RoleStep } from './RoleStep';
import { TypeStep } from './TypeStep';
import { useDelegationWizard, type DelegationWizardOptions } from './use-delegation-wizard';

/** The wizard that gives a role: to one or to many, to whom, where, which (document 3 section 2). */
export function DelegationWizard(options: DelegationWizardOptions) {
  const { say } = useSay('delegations');
  const wizard = useDelegationWizard(options);
  const { answers, name, place } = wizard;
  const isGroup = answers.kind === 'group';
  const isBegun = answers.email !== '' || answers.alias !== '';
  const lost = name === '' ? say('delegations:unsavedNew') : say('delegations:unsaved', { name });
  return (
    <WizardScreen
      wizard={wizard}
      title={say('delegations:wizard')}
      subtitle={place === null ? say('delegations:wizardNone') : place.companyName}
      titles={{
        type: say('delegations:stepType'),
        person: say(isGroup ? 'delegations:stepPeople' : 'delegations:stepPerson'),
        place: say('delegations:stepPlace'),
        role: say(isGroup ? 'delegations:stepRoles' : 'delegations:stepRole'),
      }}
      screens={{
        type: <TypeStep wizard={wizard} />,
        person: isGroup ? <GroupStep wizard={wizard} /> : <PersonStep wizard={wizard} />,
        place: <PlaceStep wizard={wizard} />,
        role: isGroup ? <GroupRolesStep wizard={wizard} /> : <RoleStep wizard={wizard} />,
      }}
      exitLabel={say('delegations:exit')}
      aside={<DelegationAside wizard={wizard} />}
      unsaved={isBegun ? lost : null}
    />
  );
}

import { useNavigate } from '@tanstack/react-router';
import { LeaveGuard } from '../../form/LeaveGuard';
import { stepStates } from '../../form/wizard-steps';
import type { Visit } from '../../list/visit';
import { useSay } from '../../words/use-say';
import { delegationSteps, type DelegationStep } from './delegation-walk';
import { DelegationAside } from './DelegationAside';
import { GroupRolesStep } from './GroupRolesStep';
import { GroupStep } from './GroupStep';
import { PersonStep } from './PersonStep';
import { PlaceStep } from './PlaceStep';
import { RoleStep } from './RoleStep';
import type { StepParts } from './step-parts';
import { TypeStep } from './TypeStep';
import { useDelegationWizard, type DelegationWizardState } from './use-delegation-wizard';

export interface DelegationWizardProps {
  /** Where it leads back to. */
  readonly from: string;
  /** What is known already. */
  readonly known: Visit['answers'];
}

/** The wizard that gives a role: to one or to many, to whom, where, which (document 3 section 2). */
export function DelegationWizard({ from, known }: DelegationWizardProps) {
  const { say } = useSay('delegations');
  const wizard = useDelegationWizard(from, known);
  const { step, answers, name, visit } = wizard;
  const navigate = useNavigate();
  const frame = useFrame(wizard, () => void navigate({ href: visit.from }));
  const isBegun = (answers.email !== '' || answers.alias !== '') && visit.answers['done'] === undefined;
  const lost = name === '' ? say('delegations:unsavedNew') : say('delegations:unsaved', { name });
  const parts = { wizard, frame };
  const isGroup = answers.kind === 'group';
  return (
    <>
      {step === 'type' && <TypeStep {...parts} />}
      {step === 'person' && (isGroup ? <GroupStep {...parts} /> : <PersonStep {...parts} />)}
      {step === 'place' && <PlaceStep {...parts} />}
      {step === 'role' && (isGroup ? <GroupRolesStep {...parts} /> : <RoleStep {...parts} />)}
      <LeaveGuard unsaved={isBegun ? [lost] : []} samePathPasses />
    </>
  );
}

/** What every step has around it. */
function useFrame(wizard: DelegationWizardState, leave: () => void): StepParts {
  const { say } = useSay('delegations');
  const { step, reached, goTo, answers, place } = wizard;
  const isGroup = answers.kind === 'group';
  const titles: Readonly<Record<DelegationStep, string>> = {
    type: say('delegations:stepType'),
    person: say(isGroup ? 'delegations:stepPeople' : 'delegations:stepPerson'),
    place: say('delegations:stepPlace'),
    role: say(isGroup ? 'delegations:stepRoles' : 'delegations:stepRole'),
  };
  const states = stepStates(delegationSteps, step, reached);
  return {
    leave,
    titleOf: (each) => titles[each],
    props: {
      title: say('delegations:wizard'),
      subtitle: place === null ? say('delegations:wizardNone') : place.companyName,
      steps: delegationSteps.map((each, at) => ({
        id: each,
        title: titles[each],
        state: states[at] ?? 'later',
      })),
      onGo: goTo,
      onExit: leave,
      exitLabel: say('delegations:exit'),
      aside: <DelegationAside wizard={wizard} />,
    },
  };
}

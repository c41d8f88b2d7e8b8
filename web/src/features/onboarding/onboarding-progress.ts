import { paths } from '../../paths';
import type { StepState } from '../../ui/StepDot';

/**
 * The steps of the way, in their order. It is no wizard (`web/src/wizard`): nothing is answered for a submit at its end.
 * Each step is a record form that saves for good, and the server knows which of them are done.
 */
const onboardingSteps = ['user', 'company', 'box'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Which step each screen belongs to: where one was done, the next is next. */
const stepOfPath: Readonly<Record<string, OnboardingStep | 'end'>> = {
  [paths.startUser]: 'user',
  [paths.startUserDone]: 'company',
  [paths.startCompany]: 'company',
  [paths.startCompanyDone]: 'box',
  [paths.startBox]: 'box',
  [paths.startBoxDone]: 'end',
};

/** What the user has done of the way. */
export type Done = Readonly<Record<OnboardingStep, boolean>>;

/** The state of each step on a screen: the one that is open is here, also where it was done before. */
export function stepStates(
  pathname: string,
  done: Done,
): readonly { id: OnboardingStep; state: StepState }[] {
  const here = stepOfPath[pathname];
  return onboardingSteps.map((id) => {
    if (id === here) return { id, state: 'here' };
    return { id, state: done[id] ? 'done' : 'later' };
  });
}

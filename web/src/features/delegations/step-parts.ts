import type { WizardFrameProps } from '../../form/WizardFrame';
import type { DelegationStep } from './delegation-walk';
import type { DelegationWizardState } from './use-delegation-wizard';

/** What every step of the wizard is given: the walk, and the frame around it. */
export interface StepProps {
  readonly wizard: DelegationWizardState;
  readonly frame: StepParts;
}

export interface StepParts {
  readonly leave: () => void;
  readonly titleOf: (step: DelegationStep) => string;
  /** The part of the frame that is the same in every step. */
  readonly props: Omit<WizardFrameProps, 'children' | 'foot'>;
}

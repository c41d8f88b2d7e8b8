import type { WizardFrameProps } from '../../form/WizardFrame';
import type { TransferStep, TransferWizardState } from './use-transfer-wizard';

/** What every step of the transfer wizard is given: the walk, the frame around it and the figures that it says. */
export interface StepProps {
  readonly wizard: TransferWizardState;
  readonly frame: StepParts;
}

export interface StepParts {
  readonly leave: () => void;
  /** How many assets are chosen, in words. */
  readonly counted: { readonly figure: string; readonly noun: string };
  readonly titleOf: (step: TransferStep) => string;
  /** The part of the frame that is the same in every step. */
  readonly props: Omit<WizardFrameProps, 'children' | 'foot'>;
}

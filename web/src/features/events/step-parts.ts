import type { WizardFrameProps } from '../../form/WizardFrame';
import type { EventStep } from './use-event-wizard';

/** What every step of the event wizard is given: the frame around it and the figures that it says. */
export interface StepParts {
  readonly leave: () => void;
  /** How many assets are chosen, in words. */
  readonly counted: { readonly figure: string; readonly noun: string };
  readonly titleOf: (step: EventStep) => string;
  /** The part of the frame that is the same in every step. */
  readonly props: Omit<WizardFrameProps, 'children' | 'foot'>;
}

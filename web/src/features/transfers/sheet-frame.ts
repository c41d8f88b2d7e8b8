import type { StepProps } from '../imports/step-parts';

/** The title of the step after the open one; '' in the last. */
export function titleAfter({ frame, state }: Pick<StepProps, 'frame' | 'state'>): string {
  return frame.steps.find(({ id }) => id === state.position.after)?.title ?? '';
}

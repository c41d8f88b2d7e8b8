import type { StepState } from '../ui/StepDot';

/** Where each step of a wizard stands: those before the furthest one that was reached are done. */
export function stepStates(steps: readonly string[], here: string, reached: string): readonly StepState[] {
  const furthest = Math.max(steps.indexOf(reached), steps.indexOf(here));
  return steps.map((step, at) => (step === here ? 'here' : at < furthest ? 'done' : 'later'));
}

/** The step that may be open: the one asked for, or the furthest that was reached. */
export function openStep(steps: readonly string[], asked: string, reached: string): string {
  const furthest = Math.max(0, steps.indexOf(reached));
  const wanted = steps.indexOf(asked);
  return steps[wanted >= 0 && wanted <= furthest ? wanted : furthest] ?? '';
}

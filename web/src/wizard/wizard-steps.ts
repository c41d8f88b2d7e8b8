import type { StepState } from '../ui/StepDot';
import type { LineStep } from '../ui/StepLine';

/** The steps of a wizard, in order. */
export type Steps<Step extends string> = readonly [Step, ...Step[]];

/** What decides which step is open. */
export interface StepsInput<Step extends string> {
  readonly steps: Steps<Step>;
  /** Whether a step has what it asks for; a step that is left out asks for nothing. */
  readonly answered: Readonly<Partial<Record<Step, boolean>>>;
  /** The furthest step that the user went on to. */
  readonly furthest: Step;
  /** The step that the address names; without one the first opens. */
  readonly asked: string | undefined;
}

/** The open step among the others. */
export interface StepPosition<Step extends string> {
  readonly steps: Steps<Step>;
  readonly step: Step;
  /** The furthest step that may be open. */
  readonly reached: Step;
  /** The step before the open one; null at the first. */
  readonly before: Step | null;
  /** The step after the open one; null at the last. */
  readonly after: Step | null;
}

/**
 * Which step is open: the one asked for, unless it lies beyond what is reached. A step is reached once the user went on
 * to it, as long as every step before it has what it asks for.
 */
export function positionOf<Step extends string>(input: StepsInput<Step>): StepPosition<Step> {
  const { steps, answered, furthest, asked } = input;
  const open = steps.findIndex((step) => answered[step] === false);
  const reached = Math.min(open < 0 ? steps.length : open, Math.max(0, steps.indexOf(furthest)));
  const wanted = asked === undefined ? 0 : steps.findIndex((step) => step === asked);
  const at = wanted >= 0 && wanted <= reached ? wanted : reached;
  return {
    steps,
    step: steps[at] ?? steps[0],
    reached: steps[reached] ?? steps[0],
    before: steps[at - 1] ?? null,
    after: steps[at + 1] ?? null,
  };
}

/** The later one of two steps. */
export function laterStep<Step extends string>(steps: Steps<Step>, one: Step, other: Step): Step {
  return steps.indexOf(other) > steps.indexOf(one) ? other : one;
}

/** The steps as the line over a wizard shows them: those before the furthest one reached are done and can be opened. */
export function stepLine<Step extends string>(
  { steps, step, reached }: StepPosition<Step>,
  titles: Readonly<Record<Step, string>>,
): readonly LineStep[] {
  const done = steps.indexOf(laterStep(steps, step, reached));
  const stateOf = (each: Step, at: number): StepState =>
    each === step ? 'here' : at < done ? 'done' : 'later';
  return steps.map((each, at) => ({ id: each, title: titles[each], state: stateOf(each, at) }));
}

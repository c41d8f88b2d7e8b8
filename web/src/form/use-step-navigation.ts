import { useEffect, useState } from 'react';
import type { VisibleStep } from '@huella/domain/engine/fields/conditions';
import { focusField } from '../ui/focus-field';
import { stepId } from './field-id';

export interface StepNavigation {
  readonly step: VisibleStep;
  /** The place of the step, from 0. */
  readonly at: number;
  readonly isSeen: (step: string) => boolean;
  /** Opens a step and puts the focus on a control in it; on its title without one. */
  readonly goTo: (step: string, control?: string) => void;
  readonly goNext: () => void;
}

const nowhere: VisibleStep = { name: '', title: { es: '', en: '' }, sections: [] };

/** Which step is open, and which were. A step that falls away gives its place to the one before it. */
export function useStepNavigation(
  steps: readonly VisibleStep[],
  startStep: string | undefined,
  allSeen: boolean,
): StepNavigation {
  const start = Math.max(
    0,
    steps.findIndex((each) => each.name === startStep),
  );
  const [here, setHere] = useState({ name: steps[start]?.name ?? '', place: start });
  const [seen, setSeen] = useState<ReadonlySet<string>>(
    () => new Set(steps.slice(0, start).map(({ name }) => name)),
  );
  const [goal, setGoal] = useState<{ readonly id: string } | null>(null);
  const found = steps.findIndex((step) => step.name === here.name);
  const at = found >= 0 ? found : Math.max(0, Math.min(here.place, steps.length) - 1);
  const step = steps[at] ?? nowhere;
  useEffect(() => {
    if (goal !== null) focusField(goal.id);
  }, [goal]);

  const goTo: StepNavigation['goTo'] = (name, control = stepId) => {
    setSeen((before) => new Set([...before, step.name]));
    setHere({ name, place: steps.findIndex((each) => each.name === name) });
    setGoal({ id: control });
  };
  return {
    step,
    at,
    isSeen: (name) => allSeen || name === step.name || seen.has(name),
    goTo,
    goNext: () => {
      const next = steps[at + 1];
      if (next !== undefined) goTo(next.name);
    },
  };
}

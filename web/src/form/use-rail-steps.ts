import type { Say } from '@huella/domain/phrases/areas';
import type { RailStep } from '../ui/StepRail';
import { useSay } from '../words/use-say';
import type { StepStatus } from './step-status';
import type { StepForm } from './use-step-form';

function detailOf(status: StepStatus, say: Say): string {
  switch (status.kind) {
    case 'faulty':
      return say('ui:toFix', { count: status.count });
    case 'complete':
      return say('ui:stepDone');
    case 'optional':
      return say('ui:stepOptional');
    case 'open': {
      const fields = say('form:fieldCount', { count: status.fields });
      return `${fields}, ${say('form:requiredCount', { count: status.required })}`;
    }
  }
}

/** The steps of a form with what is left in each. Any of them may be opened at any time. */
export function useRailSteps({ steps, statuses, at }: StepForm): readonly RailStep[] {
  const { say, word } = useSay('form');
  return steps.map((step, place) => {
    const status = statuses[place] ?? { kind: 'optional' };
    return {
      id: step.name,
      title: word(step.title),
      detail: detailOf(status, say),
      failed: status.kind === 'faulty',
      state: place === at ? 'here' : status.kind === 'complete' ? 'done' : 'later',
      open: true,
    };
  });
}

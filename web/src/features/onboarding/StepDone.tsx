import type { ReactNode } from 'react';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { Middle } from '../../shell/Middle';
import { usePageTitle } from '../../shell/page-title';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';

export interface StepDoneProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The next step, and the way to leave it for later. */
  readonly actions: ReactNode;
}

/** Between two steps of the way: what was done, and what comes next. */
export function StepDone({ icon, title, text, actions }: StepDoneProps) {
  const { say } = useSay('onboarding');
  usePageTitle(title);
  return (
    <Middle>
      <HiddenTitle>{say('onboarding:progress')}</HiddenTitle>
      <EmptyState icon={icon} title={title} text={text} actions={actions} />
    </Middle>
  );
}

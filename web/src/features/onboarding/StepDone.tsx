import type { ReactNode } from 'react';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';

export interface StepDoneProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The next step, and the way to leave it for later. */
  readonly actions: ReactNode;
  /** Under them. */
  readonly below?: ReactNode;
}

/** Between two steps of the way: what was done, and what comes next. */
export function StepDone({ icon, title, text, actions, below }: StepDoneProps) {
  const { say } = useSay('onboarding');
  usePageTitle(title);
  return (
    <MessagePage
      page={say('onboarding:progress')}
      kind={{ icon }}
      title={title}
      text={text}
      actions={actions}
      below={below}
    />
  );
}

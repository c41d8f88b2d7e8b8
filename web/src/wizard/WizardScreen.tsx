import { useNavigate } from '@tanstack/react-router';
import { createContext, use, type ReactNode } from 'react';
import { LeaveGuard } from '../form/LeaveGuard';
import type { WizardState } from './use-wizard';
import type { WizardFrameProps } from './WizardFrame';
import { stepLine } from './wizard-steps';

export interface WizardScreenProps<Step extends string, Answers> extends Pick<
  WizardFrameProps,
  'title' | 'subtitle' | 'exitLabel' | 'aside'
> {
  readonly wizard: WizardState<Step, Answers>;
  readonly titles: Readonly<Record<Step, string>>;
  /** What each step shows; each is a `WizardStep`. */
  readonly screens: Readonly<Record<Step, ReactNode>>;
  /** What leaving would lose, until it was submitted; null while nothing was answered. */
  readonly unsaved: string | null;
}

/** What the open step gets from the screen around it. */
export interface StepSurroundings {
  readonly frame: Omit<WizardFrameProps, 'children' | 'foot'>;
  /** Opens the step before; undefined in the first. */
  readonly onBack: (() => void) | undefined;
  /** The title of the step after; '' in the last. */
  readonly nextTitle: string;
}

const Surroundings = createContext<StepSurroundings | null>(null);

export interface WithSurroundingsProps {
  readonly surroundings: StepSurroundings;
  readonly children: ReactNode;
}

/** Puts a step into the frame of a wizard that draws its other steps by itself. */
export function WithSurroundings({ surroundings, children }: WithSurroundingsProps) {
  return <Surroundings value={surroundings}>{children}</Surroundings>;
}

/** The surroundings of the open step. Throws outside a wizard. */
export function useStepSurroundings(): StepSurroundings {
  const found = use(Surroundings);
  if (found === null) throw new Error('A step must be inside a WizardScreen');
  return found;
}

/** A wizard: its frame, its open step, and the question before unsaved answers are left behind. */
export function WizardScreen<Step extends string, Answers>(props: WizardScreenProps<Step, Answers>) {
  const { wizard, titles, unsaved, title, subtitle, exitLabel, aside } = props;
  const { steps, step, before, after, goTo, session } = wizard;
  const navigate = useNavigate();
  const frame: StepSurroundings['frame'] = {
    ...{ title, subtitle, exitLabel, aside },
    steps: stepLine(wizard, titles),
    onGo: (id) => {
      const wanted = steps.find((each) => each === id);
      if (wanted !== undefined) goTo(wanted);
    },
    onExit: () => void navigate({ href: session.from }),
  };
  const onBack =
    before === null
      ? undefined
      : () => {
          goTo(before);
        };
  return (
    <Surroundings value={{ frame, onBack, nextTitle: after === null ? '' : titles[after] }}>
      {props.screens[step]}
      <LeaveGuard unsaved={unsaved === null || session.isDone ? [] : [unsaved]} samePathPasses />
    </Surroundings>
  );
}

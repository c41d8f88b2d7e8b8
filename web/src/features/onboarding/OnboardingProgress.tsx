import { styled } from '@mui/material/styles';
import { useRouterState } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTopBar } from '../../session/context';
import { useUser } from '../../session/session';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { visuallyHidden } from '../../theme/visually-hidden';
import { Hidden } from '../../ui/Hidden';
import { StepDot } from '../../ui/StepDot';
import { useSay } from '../../words/use-say';
import { stepStates, type OnboardingStep } from './onboarding-progress';

const List = styled('ol')({ display: 'flex', alignItems: 'center', gap: 12, [phone]: { gap: 6 } });
const Dash = styled('li')(({ theme }) => ({
  width: 28,
  height: 1,
  backgroundColor: theme.palette.line2,
  [phone]: { width: 12 },
}));
const Step = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.ink2,
  whiteSpace: 'nowrap',
  ...typeStyle(type.cell),
  '&[aria-current="step"]': { color: theme.palette.ink, fontWeight: 600 },
  // A telephone has room for the numbers alone; the title of the screen says the rest.
  [phone]: { '& > span:last-child': visuallyHidden },
}));

const names = {
  user: 'onboarding:stepUser',
  company: 'onboarding:stepCompany',
  box: 'onboarding:stepBox',
} as const;

/** The three steps to the first establishment, and which of them are done. */
export function OnboardingProgress() {
  const { say } = useSay('onboarding');
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const steps = stepStates(pathname, useDone());
  return (
    <nav aria-label={say('onboarding:progress')}>
      <List>
        {steps.map(({ id, state }, at) => (
          <Fragment key={id}>
            {at > 0 && <Dash aria-hidden="true" />}
            <Step aria-current={state === 'here' ? 'step' : undefined}>
              <StepDot number={at + 1} state={state} size={20} />
              <span>
                <Hidden>{say('ui:stepOf', { step: at + 1, steps: steps.length })}: </Hidden>
                {say(names[id])}
              </span>
            </Step>
          </Fragment>
        ))}
      </List>
    </nav>
  );
}

function useDone(): Readonly<Record<OnboardingStep, boolean>> {
  const { isProfiled } = useUser();
  const { companies, establishments } = useTopBar();
  return {
    user: isProfiled,
    company: companies.some(({ origin }) => origin === 'OWNER'),
    box: establishments.length > 0,
  };
}

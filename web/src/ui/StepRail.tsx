import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ring } from '../theme/focus';
import { motion, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { Hidden } from './Hidden';
import { StepDot, type StepState } from './StepDot';

export interface RailStep {
  readonly id: string;
  readonly title: string;
  /** What is left in it: 'Completo', '6 campos, 2 obligatorios', '1 campo por corregir'. */
  readonly detail?: string | undefined;
  readonly state: StepState;
  /** Turns the detail red. */
  readonly failed?: boolean | undefined;
  /** A later step that may still be opened. */
  readonly open?: boolean | undefined;
}

export interface StepRailProps {
  readonly steps: readonly RailStep[];
  readonly onGo: (id: string) => void;
}

const List = styled('ol')({ display: 'grid', gap: 0 });
const Step = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 56,
  padding: '9px 11px',
  border: '1px solid transparent',
  borderRadius: radius.base,
  textAlign: 'left',
  transition: `background-color ${motion.quick}ms`,
  '&[aria-current="step"]': { backgroundColor: theme.palette.surface, borderColor: theme.palette.line },
  '&:hover:not([aria-current])': { backgroundColor: theme.palette.sunken },
  '&.Mui-focusVisible': ring(theme),
}));
const Words = styled('span')({ display: 'flex', flexDirection: 'column', minWidth: 0 });
const Title = styled('span')(({ theme }) => ({
  color: theme.palette.ink2,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '[data-state="here"] &': { color: theme.palette.ink, fontWeight: 600 },
  '[data-state="done"] &': { color: theme.palette.ink },
}));
const Detail = styled('span')(({ theme }) => ({
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '&[data-failed="true"]': { color: theme.palette.state.danger.text },
}));

/** The steps of a form down its left side, each with what is left in it. */
export function StepRail({ steps, onGo }: StepRailProps) {
  const { say } = useSay();
  return (
    <nav aria-label={say('ui:steps')}>
      <List>
        {steps.map((step, place) => (
          <li key={step.id}>
            <Step
              data-state={step.state}
              aria-current={step.state === 'here' ? 'step' : undefined}
              disabled={step.state === 'later' && step.open !== true}
              onClick={() => {
                onGo(step.id);
              }}
            >
              <StepDot number={place + 1} state={step.state} />
              <Words>
                <Hidden>{say('ui:stepOf', { step: place + 1, steps: steps.length })}: </Hidden>
                <Title>{step.title}</Title>
                {step.detail !== undefined && (
                  <Detail data-failed={step.failed ?? false}>{step.detail}</Detail>
                )}
              </Words>
            </Step>
          </li>
        ))}
      </List>
    </nav>
  );
}

import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { focusLine } from '../theme/focus';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { Hidden } from './Hidden';
import { StepDot, type StepState } from './StepDot';

export interface LineStep {
  readonly id: string;
  readonly title: string;
  readonly state: StepState;
}

export interface StepLineProps {
  readonly steps: readonly LineStep[];
  /** Opens a step that is done; later ones cannot be opened (document 2 section 2). */
  readonly onGo: (id: string) => void;
  /** Nothing can be opened while something runs. */
  readonly locked?: boolean;
}

const List = styled('ol')({ display: 'flex', alignItems: 'center', gap: 12 });
const Dash = styled('li')(({ theme }) => ({ width: 28, height: 1, backgroundColor: theme.palette.line2 }));
const Step = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 32,
  padding: '0 4px',
  borderRadius: radius.inner,
  color: theme.palette.ink2,
  whiteSpace: 'nowrap',
  ...typeStyle(type.cell),
  '&[aria-current="step"]': { color: theme.palette.ink, fontWeight: 600 },
  '&:hover:not(.Mui-disabled)': { color: theme.palette.accent.text },
  '&.Mui-focusVisible': focusLine(theme),
}));

/** The steps of a wizard in a line: those that are done can be opened again. */
export function StepLine({ steps, onGo, locked = false }: StepLineProps) {
  const { say } = useSay();
  return (
    <nav aria-label={say('ui:steps')}>
      <List>
        {steps.map(({ id, title, state }, place) => (
          <Fragment key={id}>
            {place > 0 && <Dash aria-hidden="true" />}
            <li>
              <Step
                aria-current={state === 'here' ? 'step' : undefined}
                disabled={locked || state !== 'done'}
                onClick={() => {
                  onGo(id);
                }}
              >
                <StepDot number={place + 1} state={state} size={20} />
                <span>
                  <Hidden>{say('ui:stepOf', { step: place + 1, steps: steps.length })}: </Hidden>
                  {title}
                </span>
              </Step>
            </li>
          </Fragment>
        ))}
      </List>
    </nav>
  );
}

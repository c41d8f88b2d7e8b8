import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

export type StepState = 'done' | 'here' | 'later';

export interface StepDotProps {
  readonly number: number;
  readonly state: StepState;
  /** 24 in the rail, 20 in a line of steps. */
  readonly size?: 20 | 24;
}

const Dot = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: `1px solid ${theme.palette.line2}`,
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink3,
  ...typeStyle({ ...type.meta, weight: 600 }),
  '&[data-size="20"]': { width: 20, height: 20, ...typeStyle({ ...type.tiny, weight: 600 }) },
  '&[data-state="here"]': {
    border: `2px solid ${theme.palette.accent.mark}`,
    color: theme.palette.accent.text,
  },
  '&[data-state="done"]': {
    borderColor: theme.palette.accent.mark,
    backgroundColor: theme.palette.accent.main,
    color: theme.palette.accent.on,
  },
}));

/** Filled with a check: done. A ring: here. A hairline: later. */
export function StepDot({ number, state, size = 24 }: StepDotProps) {
  return (
    <Dot data-state={state} data-size={size} aria-hidden="true">
      {state === 'done' ? <Check size={size === 24 ? 14 : 12} /> : number}
    </Dot>
  );
}

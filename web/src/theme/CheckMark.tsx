import { styled } from '@mui/material/styles';
import { phone } from './media';
import { motion, radius } from './tokens';

interface CheckMarkProps {
  readonly shape: 'box' | 'dot';
  readonly state: 'off' | 'on' | 'part';
  /** It marks what is amiss: a cross instead of a tick, and no accent. */
  readonly tone?: 'warning';
}

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  width: 16,
  height: 16,
  border: `1px solid ${theme.palette.control}`,
  borderRadius: radius.key,
  backgroundColor: theme.palette.surface,
  color: theme.palette.accent.on,
  transition: `background-color ${motion.quick}ms`,
  '&[data-shape="dot"]': { borderRadius: '50%' },
  '&:not([data-state="off"])': {
    backgroundColor: theme.palette.accent.main,
    borderColor: theme.palette.accent.mark,
  },
  '&[data-tone="warning"]': {
    backgroundColor: theme.palette.state.warning.text,
    borderColor: theme.palette.state.warning.text,
    color: theme.palette.surface,
  },
  'label:hover &[data-state="off"], :hover > &[data-state="off"]': { borderColor: theme.palette.ink2 },
  '.Mui-disabled > &, .Mui-disabled > &[data-state], :disabled + &, :disabled + &[data-state]': {
    backgroundColor: theme.palette.sunken,
    borderColor: theme.palette.line2,
    color: theme.palette.control,
  },
  '& svg': { display: 'block', width: '100%', height: '100%' },
  [phone]: { width: 20, height: 20 },
}));

const cross = 'M5 5l6 6M11 5l-6 6';
const strokes = { on: 'M4 8 6.5 10.5 12 5', part: 'M4.5 8h7', off: '' } as const;

/** The drawn mark of checkboxes (4 px corners) and radios; the input is beside it. */
export function CheckMark({ shape, state, tone }: CheckMarkProps) {
  return (
    <Mark data-shape={shape} data-state={state} data-tone={tone}>
      {state !== 'off' && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {shape === 'dot' ? (
            <circle cx="8" cy="8" r="3" fill="currentColor" />
          ) : (
            <path
              d={tone === 'warning' ? cross : strokes[state]}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.25"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </svg>
      )}
    </Mark>
  );
}

import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { useSay } from '../words/use-say';

const Line = styled('span')({ display: 'inline-flex', gap: 6, '& > svg': { flex: 'none', marginTop: 2 } });

export interface PrivateTextProps {
  /** What else helps to fill the field. */
  readonly children?: ReactNode;
}

/** Under an input: what is written there is read by the user's own company alone. */
export function PrivateText({ children }: PrivateTextProps) {
  const { say } = useSay();
  return (
    <Line>
      <Lock size={13} aria-hidden="true" />
      <span>
        {say('ui:privateField')}
        {children !== undefined && <>. {children}</>}
      </span>
    </Line>
  );
}

/** As small as the sign that it is, and as large for a finger as others. */
const Mark = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: '-1px',
  marginLeft: 6,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.palette.ink3,
  cursor: 'help',
  '&::after': { content: '""', position: 'absolute', inset: -10 },
}));

/** Milliseconds that the text stays after a tap: there is no pointer to take away. */
const readMs = 4_000;

/** Beside the name of a value: the same, for a pointer that rests on it, the focus, and a tap. */
export function PrivateMark() {
  const { say } = useSay();
  const text = say('ui:privateField');
  return (
    <Tooltip title={text} enterTouchDelay={0} leaveTouchDelay={readMs}>
      <Mark type="button" aria-label={text}>
        <Lock size={13} aria-hidden="true" />
      </Mark>
    </Tooltip>
  );
}

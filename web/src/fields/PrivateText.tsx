import { styled } from '@mui/material/styles';
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

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: '-1px',
  marginLeft: 6,
  color: theme.palette.ink3,
}));

/** Beside the name of a value: the same. */
export function PrivateMark() {
  const { say } = useSay();
  const text = say('ui:privateField');
  return (
    <Mark title={text}>
      <Lock size={13} role="img" aria-label={text} />
    </Mark>
  );
}

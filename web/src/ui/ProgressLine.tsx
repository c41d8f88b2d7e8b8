import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { formatCount } from './format-count';

export interface ProgressLineProps {
  /** Accessible name of the bar. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly secondsLeft?: number | undefined;
}

const Figures = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));
const Place = styled('div')({ paddingTop: 4 });

/** A bar with 'n de m' under it and the time left. */
export function ProgressLine({ label, done, total, secondsLeft }: ProgressLineProps) {
  const { say, language } = useSay();
  const minutes = Math.ceil((secondsLeft ?? 0) / 60);
  return (
    <Place>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={total === 0 ? 0 : Math.min(100, (100 * done) / total)}
      />
      <Figures>
        <span>
          {say('ui:doneOf', { done: formatCount(done, language), total: formatCount(total, language) })}
        </span>
        {secondsLeft !== undefined && (
          <span>
            {secondsLeft < 90
              ? say('ui:secondsLeft', { count: Math.ceil(secondsLeft) })
              : say('ui:minutesLeft', { count: minutes })}
          </span>
        )}
      </Figures>
    </Place>
  );
}

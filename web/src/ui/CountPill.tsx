import { styled } from '@mui/material/styles';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { formatCount } from './format-count';

export interface CountPillProps {
  /** Null until it is known: then its room is kept. */
  readonly count: number | null;
  /** `accent` counts what is active, such as the filters of a phone. */
  readonly tone?: 'neutral' | 'accent';
}

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 20,
  height: 18,
  padding: '0 6px',
  borderRadius: radius.full,
  backgroundColor: theme.palette.state.neutral.ground,
  color: theme.palette.state.neutral.text,
  ...typeStyle(type.tiny),
  '&[data-known="false"]': { visibility: 'hidden' },
  '&[data-tone="accent"]': { backgroundColor: theme.palette.accent.tint, color: theme.palette.accent.text },
}));

/** A counter beside a word. */
export function CountPill({ count, tone = 'neutral' }: CountPillProps) {
  const { language } = useSay();
  return (
    <Pill data-tone={tone} data-known={count !== null}>
      {count !== null && formatCount(count, language)}
    </Pill>
  );
}

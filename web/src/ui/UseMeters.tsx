import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/media';
import { gutter, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

/** Meters beside each other, between the head of a page and what it holds. */
export const UseStrip = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  gap: '12px 24px',
  padding: `12px ${gutter.wide}px 14px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { gridTemplateColumns: '1fr 1fr', gap: '12px 16px', padding: `4px ${gutter.phone}px 14px` },
}));
const Meter = styled('div')(({ theme }) => ({
  minWidth: 0,
  maxWidth: 260,
  '& > p': { marginBottom: 6, color: theme.palette.ink3, ...typeStyle(type.meta) },
  '& b': { display: 'block', color: theme.palette.ink, fontWeight: 500 },
  '& small': { display: 'block', marginTop: 4, color: theme.palette.ink3, ...typeStyle(type.meta) },
  '&[data-nearly="true"] b': { color: theme.palette.state.warning.text },
}));

export interface UseMeterProps {
  /** What is counted. */
  readonly label: string;
  readonly used: number;
  readonly max: number;
  /** '3 de 5'. */
  readonly figures: string;
  /** So little is left that people who look should know. */
  readonly isNearly: boolean;
  /** Shown under the bar. */
  readonly children?: ReactNode;
}

/** Percent from which on a bar shows that something is used. */
const seenFrom = 1;

/** How much of something that is limited is used, as figures over a bar; of next to nothing as figures alone. */
export function UseMeter({ label, used, max, figures, isNearly, children }: UseMeterProps) {
  const percent = max === 0 ? 100 : Math.min(100, (100 * used) / max);
  return (
    <Meter data-nearly={isNearly}>
      <p>
        {label} <b>{figures}</b>
      </p>
      {percent >= seenFrom && (
        <LinearProgress variant="determinate" aria-label={label} aria-valuetext={figures} value={percent} />
      )}
      {children}
    </Meter>
  );
}

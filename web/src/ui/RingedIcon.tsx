import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface RingedIconProps {
  /** A lucide icon of 20 px. */
  readonly children: ReactNode;
  readonly tone?: 'accent' | 'neutral';
}

/** The rings around the disc, fainter from the inside out. */
const rings = [
  {
    opacity: 0.34,
    path: 'M82 44c-.1 3-.9 6-2 8.9s-2.4 5.9-4.4 8.4s-4.7 5.7-7.7 6.9s-7.2 .8-10.5 .3s-6.5-2-9.4-3.7s-5.9-3.8-7.7-6.5s-2.7-6.3-3.1-9.4s-.4-6.6 .3-9.7s2-6.3 3.9-8.7s4.7-4.3 7.4-6s5.5-3.5 8.7-4.3s7.2-1.4 10.4-.5s6.5 3.4 8.7 5.9s3.1 6.2 4 9.2s1.5 6.2 1.4 9.2',
  },
  {
    opacity: 0.23,
    path: 'M33.7 27.6c2.2-3.4 5.6-6.2 8.9-8.5s7-4.3 11-5.6s8.8-3.2 13-2.7s9.1 2.6 12.4 5.4s5.5 7.2 7.2 11s2.6 7.9 3 11.9s.2 7.9-.7 11.7s-2.5 7.5-4.4 11.1s-4.2 7.9-7.4 10.5s-8.1 5-12.4 5.5s-9-1.3-13.1-2.8s-8-3.6-11.3-6.2s-6.6-6-8.3-9.7s-2.2-8.4-2.4-12.5',
  },
  {
    opacity: 0.15,
    path: 'M47.5 82.6c-3.5-1.6-6.8-3.4-9.8-5.5s-6.1-4.5-8.4-7.3M21.9 52.1c-.9-5-1-10.4-.1-15.3s2.9-10.1 5.7-14.2s7-7.4 11.2-10.2s8.6-5.2 13.6-6.9s10.8-3.7 16-3.1s11.2 3.4 15.2 6.7s6.9 8.8 9.1 13.4s3.6 9.7 4.1 14.6s.1 9.8-.9 14.5s-2.8 9.1-5.1 13.6s-4.6 9.9-8.5 13.4s-9.6 6.7-14.7 7.7',
  },
  {
    opacity: 0.09,
    path: 'M58.2 95.2c-6.3-.7-12.7-4.2-18.3-7.3s-11-6.7-15.1-11.3s-7.3-10.5-9.1-16.2s-2.4-12.2-2.1-18.3s1.2-12.5 3.7-17.9s6.9-10.3 11.4-14.3s9.9-6.8 15.5-9.4M53.4-3.3c6-1.6 13.4-3.6 19.5-2.3s12.7 5.5 17.2 9.8s7.7 10.7 10.1 16.3s4 11.7 4.3 17.5s-.7 11.7-2.1 17.3s-3.4 11-6.3 16.3s-6.2 11.8-11.1 15.7',
  },
  {
    opacity: 0.05,
    path: 'M24 86.9c-5-4.6-9.8-10.2-12.8-16.1s-4.3-13.1-5.1-19.7s-1-13.7 .5-20.2s4.6-13.1 8.5-18.3s9.6-9.6 15.1-13.3s11.4-6.7 17.9-8.9s13.9-5.1 20.9-4.7s15 2.8 20.8 6.8M102.7 8.2c4 6.4 7 13.5 8.4 20.5s1.2 14.4 .1 21.3s-3.7 13.2-6.5 19.8s-5.5 14.5-10.6 20s-12.8 10.8-20.2 12.8s-16.6 1-24.1-1',
  },
] as const;

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 120,
  height: 88,
  color: theme.palette.ink3,
  '&[data-tone="accent"]': { color: theme.palette.accent.mark },
  '& > svg': { display: 'block', maskImage: 'radial-gradient(closest-side, black 60%, transparent)' },
}));
const Disc = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 40.5,
  top: 24.5,
  width: 39,
  height: 39,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: '50%',
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink2,
  '[data-tone="accent"] > &': { color: theme.palette.accent.text },
}));

/** The 120 x 88 drawing of empty states: rings around the noun's icon. */
export function RingedIcon({ children, tone = 'neutral' }: RingedIconProps) {
  return (
    <Box data-tone={tone} aria-hidden="true">
      <svg viewBox="0 0 120 88" width="120" height="88" fill="none" stroke="currentColor">
        {rings.map(({ opacity, path }) => (
          <path key={opacity} d={path} strokeOpacity={opacity} strokeLinecap="round" />
        ))}
      </svg>
      <Disc>{children}</Disc>
    </Box>
  );
}

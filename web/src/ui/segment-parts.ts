import { styled } from '@mui/material/styles';
import { offsetRing } from '../theme/focus';
import { phone } from '../theme/media';
import { motion, radius, type } from '../theme/tokens';
import { touchTarget } from '../theme/touch-target';
import { typeStyle } from '../theme/typography';

/** Between the track and what lies in it, in px. */
const trackPadding = 2;

/** The track of a few choices side by side, and one of them: raised where it is the chosen one. */
export const SegmentTrack = styled('div')(({ theme }) => ({
  display: 'grid',
  padding: trackPadding,
  borderRadius: radius.base,
  backgroundColor: theme.palette.track,
}));

export const SegmentChoice = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: '0 10px',
  border: 0,
  borderRadius: radius.inner,
  backgroundColor: 'transparent',
  color: theme.palette.ink2,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms`,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&:hover': { color: theme.palette.ink },
  '&[aria-checked="true"], &[aria-pressed="true"]': {
    backgroundColor: theme.palette.thumb,
    color: theme.palette.accent.text,
    boxShadow: theme.palette.shadow.thumb,
  },
  '&:focus-visible': offsetRing(theme.palette.accent.mark),
  '&:disabled': { color: theme.palette.ink3, cursor: 'not-allowed' },
  [phone]: touchTarget(trackPadding),
}));

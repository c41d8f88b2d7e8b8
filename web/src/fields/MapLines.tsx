import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/media';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

/** What is over a map: the search, and what can be done. */
export const MapHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  marginBottom: 8,
  '& > .MuiButton-root': { minHeight: 40 },
  [phone]: { '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 44 } },
});

/** What is under a map: what is marked, in words, and what can be done with it. */
export const MapFoot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 32,
  marginTop: 8,
  ...typeStyle(type.cell),
  color: theme.palette.ink2,
  '& strong': { fontWeight: 500, color: theme.palette.ink },
  '& small': { ...typeStyle(type.cell), color: theme.palette.ink3, fontVariantNumeric: 'tabular-nums' },
}));

/** Buttons beside each other at the end of a line. */
export const MapActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginRight: -8,
  [phone]: { margin: '0 0 0 -10px' },
});

/** A sentence about what just happened, or what to do now. */
export const MapNote = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

const Alert = styled(MapNote)({ flexBasis: '100%', '&:empty': { display: 'none' } });

/** The same, read out when it appears. */
export function MapAlert({ children }: { readonly children: ReactNode }) {
  return <Alert aria-live="polite">{children}</Alert>;
}

export const MapDetails = styled('div')({ marginTop: 12 });

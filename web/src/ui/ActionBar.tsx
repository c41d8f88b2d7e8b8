import { alpha, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/media';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

export interface ActionBarProps {
  /** Accessible name of the bar. */
  readonly label: string;
  /** At the left: how many are selected, or how many changes are not saved. */
  readonly start: ReactNode;
  /** Verbs as `text` buttons, the one filled button (white here) last. */
  readonly children: ReactNode;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '6px 8px 6px 16px',
  borderRadius: radius.base,
  backgroundColor: theme.palette.inverse,
  color: theme.palette.inverseInk,
  boxShadow: theme.palette.shadow.selectionBar,
  ...typeStyle(type.cell),
  '& .MuiButton-text, & .MuiIconButton-root': { color: theme.palette.inverseInk },
  '& .MuiButton-text:hover, & .MuiIconButton-root:hover': {
    backgroundColor: alpha(theme.palette.inverseInk, 0.1),
  },
  '& .MuiButton-contained, & .MuiButton-contained:hover': {
    backgroundColor: theme.palette.inverseInk,
    borderColor: theme.palette.inverseInk,
    color: theme.palette.inverseOn,
  },
  '& .Mui-focusVisible.Mui-focusVisible': {
    outline: `2px solid ${theme.palette.inverseInk}`,
    outlineOffset: 2,
  },
  [phone]: { flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4, padding: '6px 8px 6px 14px' },
}));
const Start = styled('div')({ marginRight: 'auto', whiteSpace: 'nowrap', fontWeight: 500 });

/** The dark bar over a list or a grid: what is selected or unsaved, and what to do with it. */
export function ActionBar({ label, start, children }: ActionBarProps) {
  return (
    <Bar role="toolbar" aria-label={label}>
      <Start>{start}</Start>
      {children}
    </Bar>
  );
}

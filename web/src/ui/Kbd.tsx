import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

export interface KbdProps {
  /** The keys as they are said: 'Ctrl K'. */
  readonly children: ReactNode;
}

const Cap = styled('kbd')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.key,
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink2,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  ...typeStyle(type.tiny),
}));

/** A key cap. */
export function Kbd({ children }: KbdProps) {
  return <Cap>{children}</Cap>;
}

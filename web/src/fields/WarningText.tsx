import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 6,
  color: theme.palette.state.warning.text,
  fontWeight: 500,
}));

export interface WarningTextProps {
  readonly children: ReactNode;
}

/** What looks odd under an input: the value is kept anyway. */
export function WarningText({ children }: WarningTextProps) {
  return (
    <Line>
      <TriangleAlert size={14} aria-hidden="true" />
      <span>{children}</span>
    </Line>
  );
}

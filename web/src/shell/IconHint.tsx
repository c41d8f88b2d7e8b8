import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

export interface IconHintProps {
  /** The name of what is there as an icon alone; null where its name is written. */
  readonly hint: string | null;
  readonly children: ReactElement;
}

/** Names an entry of the narrow menu: beside it on hover and focus, and for screen readers. */
export function IconHint({ hint, children }: IconHintProps) {
  if (hint === null) return children;
  return (
    <Tooltip title={hint} placement="right">
      {children}
    </Tooltip>
  );
}

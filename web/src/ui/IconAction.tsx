import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import type { Address } from '../address';

export interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'title' | 'children'> {
  /** What the button does: its tooltip and its accessible name. */
  readonly label: string;
  /** Where it leads, in place of doing something here. */
  readonly href?: Address;
  /** On which side its tooltip is: over it where something under it has to stay readable. */
  readonly tooltip?: 'top' | 'bottom';
  /** A lucide icon of 16 to 20 px. */
  readonly children: ReactNode;
}

/** A button that shows only an icon. A disabled one keeps its tooltip out of the way. */
export function IconAction({ label, children, tooltip = 'bottom', ...rest }: IconActionProps) {
  const button = (
    <IconButton {...rest} aria-label={label}>
      {children}
    </IconButton>
  );
  return rest.disabled === true ? (
    button
  ) : (
    <Tooltip title={label} placement={tooltip}>
      {button}
    </Tooltip>
  );
}

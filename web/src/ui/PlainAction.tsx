import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

export interface PlainActionProps {
  /** What the button does: its accessible name, drawn beside it as a tooltip is. */
  readonly label: string;
  readonly onClick: () => void;
  /** On which side its name is drawn. */
  readonly tooltip?: 'top' | 'bottom';
  /** A lucide icon of 14 to 16 px. */
  readonly children: ReactNode;
}

const show = keyframes({ from: { opacity: 0 } });

const Action = styled(IconButton)(({ theme }) => ({
  '&:hover::after, &:focus-visible::after': {
    content: 'attr(aria-label)',
    position: 'absolute',
    zIndex: theme.zIndex.tooltip,
    left: '50%',
    transform: 'translateX(-50%)',
    padding: '4px 8px',
    borderRadius: radius.inner,
    backgroundColor: theme.palette.inverse,
    color: theme.palette.inverseInk,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    animation: `${show} 100ms 300ms backwards`,
    ...typeStyle({ ...type.meta, weight: 500 }),
  },
  '&[data-tooltip="top"]::after': { bottom: 'calc(100% + 6px)' },
  '&[data-tooltip="bottom"]::after': { top: 'calc(100% + 6px)' },
}));

/**
 * An icon button of what any page may show, an error or a notice. Its name is drawn by its style alone: tooltips that look
 * for their place would be a twentieth of what is loaded before the sign-in, which has none.
 */
export function PlainAction({ label, onClick, tooltip = 'bottom', children }: PlainActionProps) {
  return (
    <Action size="small" aria-label={label} data-tooltip={tooltip} onClick={onClick}>
      {children}
    </Action>
  );
}

import Button, { type ButtonProps } from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

export interface WorkingButtonProps extends ButtonProps {
  /** While true the label stays, a ring replaces the icon, the width does not change and clicks do nothing. */
  readonly working: boolean;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = styled('span')({
  display: 'block',
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  // A button without an icon has only its padding to spare.
  '&[data-place="edge"]': { position: 'absolute', left: 4, top: 'calc(50% - 6px)', width: 12, height: 12 },
});

/** How far the label gives way, so that the text starts 18 px from the edge, whatever the padding. */
const Label = styled('span')({
  '&[data-shifted="true"]': { position: 'relative', left: 2 },
  '.MuiButton-sizeSmall > &[data-shifted="true"]': { left: 7 },
  '.MuiButton-sizeMedium > &[data-shifted="true"]': { left: 4 },
});

/** A button that shows its own work. It keeps the focus and says `aria-busy` while it works. */
export function WorkingButton({ working, startIcon, children, onClick, ...rest }: WorkingButtonProps) {
  const hasIcon = startIcon !== undefined && startIcon !== null;
  const onEdge = working && !hasIcon;
  const swallow = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
  };
  return (
    <Button
      {...rest}
      aria-busy={working}
      aria-disabled={working || undefined}
      onClick={working ? swallow : onClick}
      startIcon={working && hasIcon ? <Ring /> : startIcon}
    >
      {onEdge && <Ring data-place="edge" />}
      <Label data-shifted={onEdge}>{children}</Label>
    </Button>
  );
}

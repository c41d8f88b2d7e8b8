import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { focusLine } from '../theme/focus';
import { phone, print } from '../theme/media';
import { height, motion, radius, type } from '../theme/tokens';
import { touchTarget } from '../theme/touch-target';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

export interface FilterChipProps {
  /** What is filtered: 'Raza'. */
  readonly label: string;
  /** What it is filtered by. Without it the chip is dashed and offers to add. */
  readonly value?: string | undefined;
  /** Opens the filter. */
  readonly onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Drops the filter; only of an active one. */
  readonly onRemove?: (() => void) | undefined;
}

/** The chip stays low; a finger finds what is in its border above and below it as well. */
const fingerRoom = touchTarget((height.phoneTarget - height.filterChip) / 2 + 1);

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxWidth: '100%',
  height: height.filterChip,
  border: `1px solid ${theme.palette.accent.tintBorder}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.accent.tint,
  color: theme.palette.accent.text,
  transition: `background-color ${motion.quick}ms`,
  '&[data-active="false"]': {
    border: `1px dashed ${theme.palette.line2}`,
    backgroundColor: theme.palette.surface,
    color: theme.palette.ink2,
    [print]: { display: 'none' },
  },
}));
const Open = styled(ButtonBase)(({ theme }) => ({
  gap: 6,
  minWidth: 0,
  padding: '0 10px',
  borderRadius: radius.inner,
  whiteSpace: 'nowrap',
  ...typeStyle(type.cell),
  '& strong': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' },
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: fingerRoom,
  '[data-active="true"] > &': { paddingRight: 3 },
}));
const Remove = styled(ButtonBase)(({ theme }) => ({
  width: 28,
  flex: 'none',
  borderRadius: radius.inner,
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: { ...fingerRoom, width: height.phoneTarget },
  [print]: { display: 'none' },
}));

/** A filter of a list: active (tint, value, x) or one that can be added (dashed). */
export function FilterChip({ label, value, onOpen, onRemove }: FilterChipProps) {
  const { say } = useSay();
  if (value === undefined) {
    return (
      <Chip data-active={false}>
        <Open onClick={onOpen}>
          <Plus size={14} aria-hidden="true" />
          {label}
        </Open>
      </Chip>
    );
  }
  return (
    <Chip data-active>
      <Open onClick={onOpen} title={`${label}: ${value}`}>
        {label}: <strong>{value}</strong>
      </Open>
      {onRemove !== undefined && (
        <Remove aria-label={say('ui:removeFilter', { label })} onClick={onRemove}>
          <X size={13} />
        </Remove>
      )}
    </Chip>
  );
}

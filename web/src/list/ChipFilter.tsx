import { useState, type ReactNode } from 'react';
import { FilterChip } from '../ui/FilterChip';
import { Popover } from '../ui/popups';

export interface ChipFilterProps {
  /** What is filtered: 'Cadena'. */
  readonly label: string;
  /** What it is filtered by; undefined is nothing. */
  readonly value: string | undefined;
  readonly onRemove: () => void;
  /** What is chosen from, given what closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A filter behind a chip, which opens over the list. */
export function ChipFilter({ label, value, onRemove, children }: ChipFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <FilterChip
        label={label}
        value={value}
        onOpen={(event) => {
          setAnchor(event.currentTarget);
        }}
        onRemove={onRemove}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 260 } } }}
      >
        {children(close)}
      </Popover>
    </>
  );
}

import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { FilterChip } from '../ui/FilterChip';
import type { Option } from '../ui/option';
import { OptionPanel } from '../ui/OptionPanel';

export interface PickFilterProps {
  /** What is filtered: 'Cadena'. */
  readonly label: string;
  readonly options: readonly Option[];
  /** The chosen option; the empty text is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A filter by one of a few options, behind a chip. */
export function PickFilter({ label, options, value, onChange }: PickFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.value === value);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <FilterChip
        label={label}
        value={chosen?.label}
        onOpen={(event) => {
          setAnchor(event.currentTarget);
        }}
        onRemove={() => {
          onChange('');
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 260 } } }}
      >
        <OptionPanel
          label={label}
          options={options}
          chosen={value === '' ? [] : [value]}
          onPick={(picked) => {
            close();
            onChange(picked);
          }}
        />
      </Popover>
    </>
  );
}

import { useState } from 'react';
import type { Attribute } from '@huella/domain/model/attribute';
import { FilterChip } from '../ui/FilterChip';
import { OptionPanel } from '../ui/OptionPanel';
import { Popover } from '../ui/popups';
import { useSay } from '../words/use-say';

export interface AddFilterProps {
  /** What can still be filtered by. */
  readonly fields: readonly Attribute[];
  readonly onPick: (name: string) => void;
}

/** Offers the filters that are not in use; picking one opens it in the panel. */
export function AddFilter({ fields, onPick }: AddFilterProps) {
  const { say, word } = useSay('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <FilterChip
        label={say('list:filter')}
        onOpen={(event) => {
          setAnchor(event.currentTarget);
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        // The focus goes on to the filter that was picked, not back to the chip.
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say('list:filter'), sx: { width: 260 } } }}
      >
        <OptionPanel
          label={say('list:filters')}
          options={fields.map((field) => ({ value: field.name, label: word(field.label) }))}
          chosen={[]}
          onPick={(name) => {
            setAnchor(null);
            onPick(name);
          }}
        />
      </Popover>
    </>
  );
}

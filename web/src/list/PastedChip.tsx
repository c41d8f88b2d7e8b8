import { FilterChip } from '../ui/FilterChip';
import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';
import { keptPasted } from './kept-pasted';
import type { ChangeList } from './use-list-state';

interface PastedChipProps {
  readonly pasted: string;
  readonly change: ChangeList;
  /** Opens the dialog that pastes another one. */
  readonly onOpen: () => void;
}

/** A pasted list as a filter, with its way out; that it is not here where the address came from elsewhere. */
export function PastedChip({ pasted, change, onOpen }: PastedChipProps) {
  const { say, language } = useSay('list');
  const values = keptPasted(pasted);
  return (
    <FilterChip
      label={say('list:pastedChip')}
      value={values === null ? say('list:pastedLost') : formatCount(values.length, language)}
      onOpen={onOpen}
      onRemove={() => {
        change({ pasted: undefined });
      }}
    />
  );
}

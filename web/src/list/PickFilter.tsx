import type { Option } from '../ui/option';
import { OptionPanel } from '../ui/OptionPanel';
import { ChipFilter } from './ChipFilter';

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
  const chosen = options.find((option) => option.value === value);
  return (
    <ChipFilter label={label} value={chosen?.label} onRemove={() => onChange('')}>
      {(close) => (
        <OptionPanel
          label={label}
          options={options}
          chosen={value === '' ? [] : [value]}
          onPick={(picked) => {
            close();
            onChange(picked);
          }}
        />
      )}
    </ChipFilter>
  );
}

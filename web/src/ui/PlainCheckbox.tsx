import type { ChangeEvent } from 'react';
import { CheckMark } from '../theme/CheckMark';

export interface PlainCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly tabIndex?: number;
  /** Without one what is around it takes up what it changes. */
  readonly onChange?: (isChecked: boolean) => void;
}

/** The checkbox of a row of a list: plain elements that look like the `Checkbox` of the library, as `PlainIconButton` does. */
export function PlainCheckbox({ label, isChecked, isDisabled, tabIndex, onChange }: PlainCheckboxProps) {
  const takeUp = ({ target }: ChangeEvent<HTMLInputElement>) => onChange?.(target.checked);
  return (
    <span data-checkbox="">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        tabIndex={tabIndex}
        onChange={takeUp}
      />
      <CheckMark shape="box" state={isChecked ? 'on' : 'off'} />
    </span>
  );
}

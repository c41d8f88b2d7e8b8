import Checkbox from '@mui/material/Checkbox';

export interface GridCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly tabIndex: number;
}

/** The checkbox of a row, or of all. The grid around it takes up what it changes. */
export function GridCheckbox(props: GridCheckboxProps) {
  return (
    <Checkbox
      checked={props.isChecked}
      indeterminate={props.isIndeterminate ?? false}
      disabled={props.isDisabled ?? false}
      disableRipple
      slotProps={{ input: { 'aria-label': props.label, tabIndex: props.tabIndex } }}
    />
  );
}

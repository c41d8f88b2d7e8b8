import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';
import { CheckMark } from '../theme/CheckMark';
import { phone } from '../theme/media';
import { height, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

export interface CheckRowProps {
  readonly label: ReactNode;
  /** Shown after the label and is no part of it: a link to what the box is about. */
  readonly beside?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Some of what is under it is checked, some not. */
  readonly indeterminate?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A check in the colour of what has to be looked at: it marks what is amiss, instead of what is well. */
  readonly tone?: 'warning' | undefined;
  /** A second line, or the reason why it cannot be checked. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Shown at the right end: a count, a share bar. */
  readonly end?: ReactNode;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: 8,
  gridTemplateRows: 'minmax(28px, auto)',
  [phone]: { gridTemplateRows: `minmax(${height.phoneTarget}px, auto)` },
});
const Label = styled('label')(({ theme }) => ({
  ...typeStyle(type.cell),
  cursor: 'pointer',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&[data-disabled="true"]': { color: theme.palette.ink3, cursor: 'not-allowed' },
  [phone]: typeStyle(type.body),
}));
const Beside = styled('span')(typeStyle(type.cell), { marginLeft: 8, [phone]: typeStyle(type.body) });
const End = styled('span')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Under = styled('span')(({ theme }) => ({
  gridColumn: '2 / -1',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '&[data-error="true"]': { color: theme.palette.state.danger.text },
}));

/** One checkbox with its words; the whole label answers to a click. */
export function CheckRow(props: CheckRowProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const invalid = props.error !== undefined && props.error !== '';
  const under = invalid ? props.error : props.hint;
  const describedBy = under === undefined ? undefined : `${id}-under`;
  return (
    <Row>
      <Checkbox
        id={id}
        name={props.name ?? id}
        checked={props.checked}
        indeterminate={props.indeterminate ?? false}
        {...(props.tone === 'warning' && {
          checkedIcon: <CheckMark shape="box" state="on" tone="warning" />,
        })}
        disabled={props.disabled ?? false}
        onChange={(event) => {
          props.onChange(event.target.checked);
        }}
        slotProps={{
          input: {
            ref: props.inputRef ?? null,
            'aria-describedby': describedBy,
            'aria-invalid': invalid,
          },
        }}
      />
      <span>
        <Label htmlFor={id} data-disabled={props.disabled ?? false}>
          {props.label}
        </Label>
        {props.beside !== undefined && <Beside>{props.beside}</Beside>}
      </span>
      {props.end !== undefined && <End>{props.end}</End>}
      {under !== undefined && (
        <Under id={describedBy} data-error={invalid}>
          {under}
        </Under>
      )}
    </Row>
  );
}

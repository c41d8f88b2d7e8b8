import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref } from 'react';
import { useSay } from '../words/use-say';
import { FieldFrame, type FieldIds, type FieldProps } from './FieldFrame';
import { searchFrom, type Option } from './option';
import { OptionPanel } from './OptionPanel';
import { PickerButton } from './PickerButton';

export interface SelectInputProps extends FieldProps {
  /** More than 12 open under a search. */
  readonly options: readonly Option[];
  /** '' while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  readonly placeholder?: string | undefined;
  /** Offers to choose nothing, under this word. */
  readonly none?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Takes the focus when a form jumps to its error. */
  readonly inputRef?: Ref<HTMLElement> | undefined;
}

const Empty = styled('span')(({ theme }) => ({ color: theme.palette.ink3 }));
/** What does not fit is cut before the arrow. */
const Chosen = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
const Detail = styled('span')(({ theme }) => ({ marginLeft: 'auto', color: theme.palette.ink3 }));

/** One choice out of a list. */
export function SelectInput(props: SelectInputProps) {
  const Control = props.options.length > searchFrom ? Searchable : Plain;
  return <FieldFrame {...props}>{(ids) => <Control {...props} ids={ids} />}</FieldFrame>;
}

type ControlProps = SelectInputProps & { readonly ids: FieldIds };

function Plain({ ids, options, value, onChange, ...props }: ControlProps) {
  const { say } = useSay();
  const placeholder = props.placeholder ?? say('ui:chooseOne');
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label;
  return (
    <Select
      id={ids.inputId}
      labelId={ids.labelId}
      value={value}
      displayEmpty
      size={props.size ?? 'medium'}
      disabled={props.disabled ?? false}
      error={ids.invalid}
      IconComponent={Chevron}
      inputRef={props.inputRef}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onBlur={props.onBlur}
      renderValue={(chosen) => (
        <Chosen>{labelOf(chosen) ?? <Empty>{props.none ?? placeholder}</Empty>}</Chosen>
      )}
      SelectDisplayProps={{ 'aria-describedby': ids.describedBy, 'aria-required': props.required }}
    >
      {props.none !== undefined && <MenuItem value="">{props.none}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} disabled={option.disabled ?? false}>
          {option.label}
          {option.detail !== undefined && <Detail>{option.detail}</Detail>}
        </MenuItem>
      ))}
    </Select>
  );
}

function Chevron({ className }: { readonly className?: string }) {
  return <ChevronDown size={16} className={className ?? ''} aria-hidden="true" />;
}

function Searchable({ ids, options, value, onChange, none, ...props }: ControlProps) {
  const { say } = useSay();
  const chosen = options.find((option) => option.value === value);
  const offered = none === undefined ? options : [{ value: '', label: none }, ...options];
  return (
    <PickerButton
      ids={ids}
      size={props.size ?? 'medium'}
      disabled={props.disabled ?? false}
      isEmpty={chosen === undefined}
      // What is said beside options needs room of its own.
      panelWidth={options.some(({ detail }) => detail !== undefined) ? 340 : undefined}
      onBlur={props.onBlur}
      // The focus is all that a form asks of it, and both are elements.
      buttonRef={props.inputRef as Ref<HTMLButtonElement> | undefined}
      panel={(close) => (
        <OptionPanel
          label={props.label}
          options={offered}
          chosen={[value]}
          onPick={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    >
      {chosen?.label ?? none ?? props.placeholder ?? say('ui:chooseOne')}
    </PickerButton>
  );
}

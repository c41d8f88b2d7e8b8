import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { FocusEvent, InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { FieldFrame, type FieldIds, type FieldProps } from './FieldFrame';

export interface TextInputProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: ((event: FocusEvent) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** small 32, medium 40 (the default), large 44 for forms of access; phones get 44 to 48 and text of 16. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search';
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly maxLength?: number | undefined;
  /** Numeric keyboards and the like. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Rows of a text of several lines. */
  readonly rows?: number | undefined;
  /** Icon of 16 px before the text. */
  readonly icon?: ReactNode;
  /** What is after the text: a unit, an icon, a button. */
  readonly end?: ReactNode;
  /** An action behind a hairline at the end, such as 'Leer'. */
  readonly action?: ReactNode;
  /** Shows the quiet green check; say why in the hint ('Disponible'). */
  readonly good?: boolean | undefined;
  /** The missing places of a mask, drawn after the value: `_`. */
  readonly missing?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
  /** What the input element carries beside: roles and states of a combobox. */
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement> | undefined;
}

const Missing = styled('span')(({ theme }) => ({
  position: 'absolute',
  whiteSpace: 'pre',
  pointerEvents: 'none',
  color: theme.palette.control,
  '& > span': { visibility: 'hidden' },
}));
const Good = styled(CircleCheck)(({ theme }) => ({ '&&': { color: theme.palette.state.ok.text } }));
const Action = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  marginRight: -8,
  '&::before': { content: '""', width: 1, height: 20, marginRight: 4, backgroundColor: theme.palette.line2 },
}));
const Input = styled(OutlinedInput)({ position: 'relative' });
/** Takes no room itself: it undoes the gap before the text that it follows. */
const Place = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  marginRight: -8,
});

/** A line (or with `rows` some lines) of text with its label, hint, error and signs. */
export function TextInput(props: TextInputProps) {
  return <FieldFrame {...props}>{(ids) => <Control {...props} ids={ids} />}</FieldFrame>;
}

function Control({ ids, ...props }: TextInputProps & { readonly ids: FieldIds }) {
  const { value, onChange, rows, good = false, icon, end, action, missing = '' } = props;
  return (
    <Input
      id={ids.inputId}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onBlur={props.onBlur}
      onKeyDown={props.onKeyDown}
      size={props.size ?? 'medium'}
      type={props.type ?? 'text'}
      name={props.name}
      autoComplete={props.autoComplete}
      autoFocus={props.autoFocus ?? false}
      placeholder={props.placeholder}
      disabled={props.disabled ?? false}
      readOnly={props.readOnly ?? false}
      error={ids.invalid}
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={rows === undefined ? undefined : rows * 3}
      inputRef={props.inputRef}
      startAdornment={
        (icon !== undefined || missing !== '') && (
          <>
            {icon}
            {missing !== '' && (
              <Place aria-hidden="true">
                <Missing>
                  <span>{value}</span>
                  {missing}
                </Missing>
              </Place>
            )}
          </>
        )
      }
      endAdornment={
        <>
          {end}
          {good && !ids.invalid && <Good size={16} aria-hidden="true" />}
          {action !== undefined && <Action>{action}</Action>}
        </>
      }
      slotProps={{
        input: {
          'aria-describedby': ids.describedBy,
          'aria-required': props.required,
          // Names may be written from right to left.
          dir: 'auto',
          inputMode: props.inputMode,
          maxLength: props.maxLength,
          ...props.inputProps,
        },
      }}
    />
  );
}

import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useSay } from '../words/use-say';
import { IconAction } from './IconAction';

export interface SearchInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Accessible name; the placeholder unless one is given. */
  readonly label?: string | undefined;
  /** What can be searched, such as 'Caravana, RP o HBA'. */
  readonly placeholder?: string | undefined;
  readonly size?: 'small' | 'medium';
  /** `quiet` has the light border of chips and buttons, for bars. */
  readonly tone?: 'field' | 'quiet';
  /** Shown at the end while the field is empty: a key cap. */
  readonly end?: ReactNode;
  readonly autoFocus?: boolean;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** For comboboxes: role, aria-controls, aria-activedescendant. */
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement>;
}

const Box = styled(OutlinedInput)(({ theme }) => ({
  '&[data-tone="quiet"]:not(.Mui-focused)': { borderColor: theme.palette.line2 },
  '& > svg': { color: theme.palette.ink3 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}));

/** A search field with its glass and a way to empty it. Escape empties it first. */
export function SearchInput(props: SearchInputProps) {
  const { say } = useSay();
  const { value, onChange, placeholder = say('ui:search') } = props;
  const own = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(own, props.inputRef);
  return (
    <Box
      data-tone={props.tone ?? 'field'}
      size={props.size ?? 'small'}
      type="search"
      fullWidth
      value={value}
      placeholder={placeholder}
      autoFocus={props.autoFocus ?? false}
      inputRef={inputRef}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') {
          event.stopPropagation();
          onChange('');
        } else props.onKeyDown?.(event);
      }}
      startAdornment={<Search size={16} aria-hidden="true" />}
      endAdornment={
        value === '' ? (
          props.end
        ) : (
          <IconAction
            size="small"
            edge="end"
            label={say('ui:clearSearch')}
            onClick={() => {
              onChange('');
              // The button goes with the text: the keyboard stays with the field.
              own.current?.focus();
            }}
          >
            <X size={14} />
          </IconAction>
        )
      }
      slotProps={{ input: { 'aria-label': props.label ?? placeholder, ...props.inputProps } }}
    />
  );
}

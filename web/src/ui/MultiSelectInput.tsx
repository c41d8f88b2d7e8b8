import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { useSay } from '../words/use-say';
import { ChosenChip } from './ChosenChip';
import { FieldFrame, type FieldIds, type FieldProps } from './FieldFrame';
import type { Option } from './option';
import { OptionPanel } from './OptionPanel';
import { PickerButton } from './PickerButton';

export interface MultiSelectInputProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: readonly string[];
  /** The chosen values in the order of the options. */
  readonly onChange: (value: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly inputRef?: Ref<HTMLButtonElement> | undefined;
}

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 6 });

/** Several choices: a list to check under a search; what is chosen is below as chips. */
export function MultiSelectInput(props: MultiSelectInputProps) {
  return <FieldFrame {...props}>{(ids) => <Control {...props} ids={ids} />}</FieldFrame>;
}

function Control({
  ids,
  options,
  value,
  onChange,
  ...props
}: MultiSelectInputProps & { readonly ids: FieldIds }) {
  const { say } = useSay();
  const inOrder = (wanted: (option: Option) => boolean) =>
    options.filter(wanted).map((option) => option.value);
  const toggle = (picked: string) => {
    onChange(inOrder((option) => (option.value === picked) !== value.includes(option.value)));
  };
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <>
      <PickerButton
        ids={ids}
        size={props.size ?? 'medium'}
        disabled={props.disabled ?? false}
        isEmpty={chosen.length === 0}
        onBlur={props.onBlur}
        buttonRef={props.inputRef}
        panel={() => (
          <OptionPanel label={props.label} options={options} chosen={value} multiple onPick={toggle} />
        )}
      >
        {chosen.length === 0
          ? (props.placeholder ?? say('ui:chooseSome'))
          : say('ui:chosenOptions', { count: chosen.length })}
      </PickerButton>
      {chosen.length > 0 && (
        <Chips>
          {chosen.map((option) => (
            <ChosenChip
              key={option.value}
              label={option.label}
              onRemove={
                props.disabled === true
                  ? undefined
                  : () => {
                      toggle(option.value);
                    }
              }
            />
          ))}
        </Chips>
      )}
    </>
  );
}

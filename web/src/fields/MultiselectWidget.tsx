import { isKeys } from '@huella/domain/model/value';
import { MultiSelectInput } from '../ui/MultiSelectInput';
import { drawnOptions } from './field-options';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  const { id, field, label, required, hint, error, disabled, value, onChange, onBlur, values, locale } =
    props;
  const options = drawnOptions(field, value, values, locale);
  return (
    <MultiSelectInput
      id={id}
      label={label}
      required={required}
      hint={hint}
      error={error}
      disabled={disabled || options.length === 0}
      options={options}
      value={isKeys(value) ? value : []}
      onChange={(keys) => {
        onChange(keys.length === 0 ? null : keys);
      }}
      onBlur={onBlur}
    />
  );
}

/** Several of a list. */
export const multiselectWidget: Widget = { Input, View: PlainView };

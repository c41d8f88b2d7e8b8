import { plainText } from '@huella/domain/model/value';
import type { WidgetProps } from './widget';

/** What inputs that hold text are given alike. */
export function textInputProps(props: WidgetProps) {
  const { id, label, required, hint, error, disabled, value, onChange, onBlur } = props;
  return {
    id,
    label,
    required,
    hint,
    error,
    disabled,
    onBlur,
    autoComplete: 'off',
    value: plainText(value),
    onChange: (text: string) => {
      onChange(text);
    },
  };
}

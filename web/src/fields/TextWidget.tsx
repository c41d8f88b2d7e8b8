import { SelectInput } from '../ui/SelectInput';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { textInputProps } from './input-props';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  const { validValues, url } = props.field.validations ?? {};
  if (validValues !== undefined) return <Offered {...props} texts={validValues} />;
  const isAddress = url === true;
  return <TextInput {...textInputProps(props)} inputMode={isAddress ? 'url' : 'text'} />;
}

/** One of the texts that the field may hold; one that it holds already and may not any more stays until it is changed. */
function Offered({ texts, ...props }: WidgetProps & { readonly texts: readonly string[] }) {
  const { say } = useSay('form');
  const { value, onChange, ...shared } = textInputProps(props);
  const held = value === '' || texts.includes(value) ? [] : [value];
  return (
    <SelectInput
      {...shared}
      value={value}
      onChange={onChange}
      options={[...texts, ...held].map((text) => ({ value: text, label: text }))}
      {...(props.required ? {} : { none: say('form:none') })}
    />
  );
}

/** One line of text. */
export const textWidget: Widget = { Input, View: PlainView };

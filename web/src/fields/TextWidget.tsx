import { TextInput } from '../ui/TextInput';
import { textInputProps } from './input-props';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  const isAddress = props.field.validations?.url === true;
  return <TextInput {...textInputProps(props)} inputMode={isAddress ? 'url' : 'text'} />;
}

/** One line of text. */
export const textWidget: Widget = { Input, View: PlainView };

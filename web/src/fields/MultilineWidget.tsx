import { TextInput } from '../ui/TextInput';
import { textInputProps } from './input-props';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

/** Rows of a text of several lines (document 2 section 5). */
const rows = 5;

function Input(props: WidgetProps) {
  return <TextInput {...textInputProps(props)} rows={rows} />;
}

/** Several lines of text. */
export const multilineWidget: Widget = { Input, View: PlainView };

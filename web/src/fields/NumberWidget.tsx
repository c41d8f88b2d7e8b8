import { TextInput } from '../ui/TextInput';
import { textInputProps } from './input-props';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  return <TextInput {...textInputProps(props)} inputMode="numeric" />;
}

/** A whole number. */
export const numberWidget: Widget = { Input, View: PlainView, sheetPx: 96 };

import { TextInput } from '../ui/TextInput';
import { textInputProps } from './input-props';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  return <TextInput {...textInputProps(props)} inputMode="decimal" />;
}

/** A number with decimals, in the unit that its label names. */
export const floatWidget: Widget = { Input, View: PlainView, sheetPx: 96 };

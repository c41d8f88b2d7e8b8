import { OutsideLink } from '../ui/OutsideLink';
import { TextInput } from '../ui/TextInput';
import { textInputProps } from './input-props';
import { nothing } from './PlainView';
import type { ViewProps, Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  return <TextInput {...textInputProps(props)} inputMode="url" placeholder="https://" />;
}

function View({ value }: ViewProps) {
  return typeof value === 'string' && value !== '' ? <OutsideLink address={value} /> : nothing;
}

/** The address of a page elsewhere; read, it is a link. */
export const linkWidget: Widget = { Input, View };

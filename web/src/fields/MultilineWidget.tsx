import { styled } from '@mui/material/styles';
import { TextInput } from '../ui/TextInput';
import { textInputProps } from './input-props';
import { PlainView } from './PlainView';
import type { ViewProps, Widget, WidgetProps } from './widget';

/** Rows of a text of several lines (document 2 section 5). */
const rows = 5;

function Input(props: WidgetProps) {
  return <TextInput {...textInputProps(props)} rows={rows} />;
}

/** Lines begin under each other, also where values are at the right. */
const Lines = styled('span')({ display: 'inline-block', verticalAlign: 'top', textAlign: 'left' });

function View(props: ViewProps) {
  return (
    <Lines>
      <PlainView {...props} />
    </Lines>
  );
}

/** Several lines of text. */
export const multilineWidget: Widget = { Input, View };

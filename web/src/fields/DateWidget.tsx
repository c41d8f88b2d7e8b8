import { useSay } from '../words/use-say';
import { DayInput } from './DayInput';
import { PlainView } from './PlainView';
import { growDay } from './typed-day';
import type { Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  const { say } = useSay('form');
  return <DayInput {...props} placeholder={say('form:dayPattern')} grow={growDay} time={null} />;
}

/** A calendar day. */
export const dateWidget: Widget = { Input, View: PlainView, sheetPx: 110 };

import { DateTime } from 'luxon';
import { useSay } from '../words/use-say';
import { DayInput } from './DayInput';
import { PlainView } from './PlainView';
import { growMoment } from './typed-day';
import type { Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  const { say } = useSay('form');
  const now = DateTime.now().setZone(props.locale.zone).toFormat('HH:mm');
  return <DayInput {...props} placeholder={say('form:momentPattern')} grow={growMoment} time={now} />;
}

/** A day and a time in the reader's zone. */
export const dateTimeWidget: Widget = { Input, View: PlainView };

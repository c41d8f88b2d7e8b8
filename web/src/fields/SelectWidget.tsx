import { useSay } from '../words/use-say';
import { Segmented } from '../ui/Segmented';
import { SelectInput } from '../ui/SelectInput';
import { drawnOptions } from './field-options';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  const { say } = useSay('form');
  const { id, field, label, required, hint, error, disabled, value, onChange, onBlur, values, locale } =
    props;
  const key = typeof value === 'string' ? value : '';
  const options = drawnOptions(field, value, values, locale);
  const shared = { id, label, required, hint, error, options, disabled: disabled || options.length === 0 };
  if (field.segmented === true) {
    return <Segmented {...shared} value={key === '' ? null : key} onChange={onChange} />;
  }
  return (
    <SelectInput
      {...shared}
      value={key}
      onChange={(next) => {
        onChange(next === '' ? null : next);
      }}
      onBlur={onBlur}
      {...(required ? {} : { none: say('form:none') })}
    />
  );
}

/** One of a list: a drop-down, or side by side where the field says so. */
export const selectWidget: Widget = { Input, View: PlainView, sheetPx: 130 };

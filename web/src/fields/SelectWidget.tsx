import { useSay } from '../words/use-say';
import { CardsInput } from '../ui/CardsInput';
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
  if (isExplained(field)) {
    const cards = options.map(({ label: title, hint: text, ...option }) => ({ ...option, title, text }));
    return <CardsInput {...shared} cards={cards} value={key} onChange={onChange} />;
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

function isExplained({ values = [] }: WidgetProps['field']): boolean {
  return values.some(({ hint }) => hint !== undefined);
}

/** One of a list: a drop-down, side by side where the field says so, or cards where the options explain themselves. */
export const selectWidget: Widget = { Input, View: PlainView, sheetPx: 130 };

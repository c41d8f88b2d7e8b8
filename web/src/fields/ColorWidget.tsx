import { styled } from '@mui/material/styles';
import { checkField } from '@huella/domain/engine/fields/check-field';
import type { Locale } from '@huella/domain/model/value';
import { ColorInput } from '../ui/ColorInput';
import { Swatch } from '../ui/Swatch';
import { useSay } from '../words/use-say';
import { textInputProps } from './input-props';
import { PlainView } from './PlainView';
import type { ViewProps, Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  const { say } = useSay('form');
  const { field, label, value, locale } = props;
  const shared = textInputProps(props);
  const reading = checkField(field, value, locale);
  const color = typeof reading.value === 'string' && reading.issues.length === 0 ? reading.value : null;
  // The name of a preset is said by its swatch; beside it is the code, which can be changed.
  const isNamed = color !== null && /^[^#\d]/.test(shared.value) && isPresetName(shared.value, props);
  return (
    <ColorInput
      {...shared}
      presets={(field.presets ?? []).map((preset) => ({
        color: preset.color,
        label: preset.label[locale.language],
      }))}
      color={color}
      text={isNamed ? color : shared.value}
      pickerLabel={say('form:otherColor', { field: label })}
      codeLabel={say('form:colorCode', { field: label })}
    />
  );
}

function isPresetName(text: string, { field, locale }: { field: WidgetProps['field']; locale: Locale }) {
  return (field.presets ?? []).some(
    ({ label }) => label[locale.language].toLowerCase() === text.trim().toLowerCase(),
  );
}

/** The words are level with those beside, whatever the height of the picture. */
const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 8,
  '& > :first-of-type': { alignSelf: 'center' },
});

function View(props: ViewProps) {
  if (typeof props.value !== 'string') return <PlainView {...props} />;
  return (
    <Line>
      <Swatch color={props.value} />
      <PlainView {...props} />
    </Line>
  );
}

/** A colour: one that has a name, or any other. */
export const colorWidget: Widget = { Input, View };

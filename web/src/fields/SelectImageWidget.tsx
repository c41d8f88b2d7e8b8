import { styled } from '@mui/material/styles';
import { findOption } from '@huella/domain/engine/fields/choice';
import { ImageChoice } from '../ui/ImageChoice';
import { useSay } from '../words/use-say';
import { drawnOptions } from './field-options';
import { OptionImage } from './images/OptionImage';
import { PlainView } from './PlainView';
import type { ViewProps, Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  const { say } = useSay('form');
  const { id, field, label, required, hint, error, disabled, value, values, locale, onChange } = props;
  const options = drawnOptions(field, value, values, locale).map((option) => ({
    ...option,
    image: <OptionImage name={findOption(field, option.value)?.image} label={option.label} />,
    reason: option.disabled ? say('form:inactiveOption') : undefined,
  }));
  return (
    <ImageChoice
      id={id}
      label={label}
      required={required}
      hint={hint}
      error={error}
      disabled={disabled}
      options={options}
      value={typeof value === 'string' ? value : ''}
      onChange={(next) => onChange(next === '' ? null : next)}
      clearLabel={required ? undefined : say('form:clear')}
      emptyText={say('ui:noOptions')}
    />
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
  const { field, value, locale } = props;
  const option = typeof value === 'string' ? findOption(field, value) : null;
  if (option === null) return <PlainView {...props} />;
  return (
    <Line>
      <OptionImage name={option.image} label={option.label[locale.language]} small />
      <PlainView {...props} />
    </Line>
  );
}

/** One of a list, each with its drawing. */
export const selectImageWidget: Widget = { Input, View };

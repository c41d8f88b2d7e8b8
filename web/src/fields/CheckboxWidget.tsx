import { styled } from '@mui/material/styles';
import { phone } from '../theme/media';
import { CheckRow } from '../ui/CheckRow';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

/** Beside an input the box stands level with its text, under the line of the label. */
const Place = styled('div')({ paddingTop: 32, [phone]: { paddingTop: 0 } });

function Input({ id, label, hint, error, disabled, value, onChange }: WidgetProps) {
  return (
    <Place>
      <CheckRow
        id={id}
        label={label}
        hint={hint}
        error={error}
        disabled={disabled}
        checked={value === true}
        onChange={onChange}
      />
    </Place>
  );
}

/** Yes or no. */
export const checkboxWidget: Widget = { Input, View: PlainView };

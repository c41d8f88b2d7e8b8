import { TextInput } from '../ui/TextInput';
import { filterOperatorOf } from '@huella/domain/engine/lists/list-fields';
import { useSay } from '../words/use-say';
import type { FilterWidgetProps } from './filter-widget';

/** A text that the attribute holds, or is. */
export function TextFilter({ field, item, onChange }: FilterWidgetProps) {
  const { say, word } = useSay('list');
  const operator = filterOperatorOf(field);
  return (
    <TextInput
      size="small"
      hideLabel
      label={operator === '=' ? say('list:textOf', { label: word(field.label) }) : word(field.label)}
      placeholder={operator === '=' ? say('list:contains') : ''}
      maxLength={100}
      value={typeof item?.value === 'string' ? item.value : ''}
      onChange={(value) => {
        onChange(value === '' ? null : { field: field.name, operator, value });
      }}
    />
  );
}

import { fieldKinds } from '@huella/domain/engine/fields/index';
import { Segmented } from '../ui/Segmented';
import { useSay } from '../words/use-say';
import type { FilterWidgetProps } from './filter-widget';

/** Yes, no, or either. */
export function YesNoFilter({ field, item, locale, onChange }: FilterWidgetProps) {
  const { say, word } = useSay('list');
  const answer = (isYes: boolean) => fieldKinds.checkbox.format(isYes, field, locale);
  const value = item === undefined ? 'any' : String(item.value) === 'true' ? 'true' : 'false';
  return (
    <Segmented
      size="small"
      hideLabel
      label={word(field.label)}
      options={[
        { value: 'any', label: say('list:any') },
        { value: 'true', label: answer(true) },
        { value: 'false', label: answer(false) },
      ]}
      value={value}
      onChange={(next) => {
        onChange(next === 'any' ? null : { field: field.name, operator: '===', value: next });
      }}
    />
  );
}

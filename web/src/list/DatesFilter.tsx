import { styled } from '@mui/material/styles';
import { useSay } from '../words/use-say';
import { DayFilter } from './DayFilter';
import type { FilterWidgetProps } from './filter-widget';

const Days = styled('div')({ display: 'grid', gap: 8 });

/** A first and a last day. */
export function DatesFilter({ field, item, locale, onChange }: FilterWidgetProps) {
  const { say, word } = useSay('list');
  const label = word(field.label);
  const change = (bounds: { min?: unknown; max?: unknown }) => {
    const { min, max } = { min: item?.min, max: item?.max, ...bounds };
    const isOpen = min === undefined && max === undefined;
    onChange(
      isOpen
        ? null
        : {
            field: field.name,
            operator: 'betweenDates',
            ...(min !== undefined && { min }),
            ...(max !== undefined && { max }),
          },
    );
  };
  return (
    <Days>
      <DayFilter
        label={say('list:fromDay', { label })}
        placeholder={say('list:from')}
        value={item?.min}
        locale={locale}
        onChange={(min) => {
          change({ min });
        }}
      />
      <DayFilter
        label={say('list:untilDay', { label })}
        placeholder={say('list:until')}
        value={item?.max}
        locale={locale}
        onChange={(max) => {
          change({ max });
        }}
      />
    </Days>
  );
}

import { styled } from '@mui/material/styles';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { useSay } from '../words/use-say';
import { DayFilter } from './DayFilter';
import { boundsItem, type FilterWidgetProps } from './filter-widget';
import { dayNumber, dayOfNumber } from './range-facet';
import { RangeFacetLater } from './RangeFacetLater';

const Days = styled('div')({ display: 'grid', gap: 8 });

/** A first and a last day. */
export function DatesFilter({ field, item, locale, facet, onChange }: FilterWidgetProps) {
  const { say, word } = useSay('list');
  const label = word(field.label);
  const change = (bounds: Pick<FilterItem, 'min' | 'max'>) => {
    onChange(boundsItem(field, 'betweenDates', { min: item?.min, max: item?.max, ...bounds }));
  };
  const dayOf = (bound: unknown) => (typeof bound === 'string' ? dayNumber(bound) : null);
  const bound = (day: number | null) => (day === null ? undefined : dayOfNumber(day));
  return (
    <>
      <RangeFacetLater
        facet={facet}
        low={dayOf(item?.min)}
        high={dayOf(item?.max)}
        isWhole
        labels={[say('list:slideLow', { label }), say('list:slideHigh', { label })]}
        format={(day) => fieldKinds.date.format(dayOfNumber(day), field, locale)}
        onChange={(low, high) => {
          change({ min: bound(low), max: bound(high) });
        }}
      />
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
    </>
  );
}

import { styled } from '@mui/material/styles';
import { DateTime } from 'luxon';
import { useId, useMemo } from 'react';
import type { ActivityRow } from '@huella/domain/calls/activities';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { localeTag } from '@huella/domain/model/value';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { ActivityItem } from './ActivityItem';
import { daysOf } from './activity-words';

export interface TimelineProps {
  readonly rows: readonly ActivityRow[];
  readonly place: Place | null;
  /** Of the last day more may come. */
  readonly hasMore: boolean;
}

const Day = styled('section')({ maxWidth: 900, '& + &': { marginTop: 12 } });
const Head = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 12, marginBottom: 12 });
const Title = styled('h2')({ flex: 1, margin: 0, ...typeStyle({ ...type.cell, weight: 600 }) });
const Count = styled('span')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Items = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** Activities under the days on which they were recorded. */
export function Timeline({ rows, place, hasMore }: TimelineProps) {
  const { say } = useSay('activities');
  const { zone } = useLocale();
  const dayWords = useDayWords();
  const id = useId();
  const days = useMemo(
    () => daysOf(rows, (moment) => DateTime.fromISO(moment, { zone }).toISODate() ?? ''),
    [rows, zone],
  );
  return days.map(({ day, rows: own }, at) => (
    <Day key={day} aria-labelledby={`${id}-${day}`}>
      <Head>
        <Title id={`${id}-${day}`}>{dayWords(day)}</Title>
        {(!hasMore || at < days.length - 1) && (
          <Count>{say('activities:counted', { count: own.length })}</Count>
        )}
      </Head>
      <Items>
        {own.map((row) => (
          <ActivityItem key={row.id} row={row} place={place} />
        ))}
      </Items>
    </Day>
  ));
}

/** A day as a heading: 'sábado 21 nov 2026', and whether it is today or yesterday. */
function useDayWords(): (day: string) => string {
  const { say, language } = useSay('activities');
  const { today } = useLocale();
  const yesterday = DateTime.fromISO(today, { zone: 'utc' }).minus({ days: 1 }).toISODate();
  return (day) => {
    const weekday = DateTime.fromISO(day, { zone: 'utc' }).setLocale(localeTag[language]).toFormat('cccc');
    const words = `${weekday} ${formatDateInProse(day, language)}`;
    if (day === today) return say('activities:today', { day: words });
    return day === yesterday
      ? say('activities:yesterday', { day: words })
      : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  };
}

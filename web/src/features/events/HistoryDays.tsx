import { styled } from '@mui/material/styles';
import { DateTime } from 'luxon';
import type { HistoryEntry } from '@huella/domain/calls/events';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { AssetType } from '@huella/domain/model/asset-type';
import { localeTag, type FileRef, type Locale } from '@huella/domain/model/value';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { HistoryItem } from './HistoryItem';

export interface HistoryDaysProps {
  readonly pk: number;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly model: AssetType;
  readonly locale: Locale;
  readonly onFile: (file: FileRef) => void;
  readonly onUndo: (entry: HistoryEntry) => void;
}

const Days = styled('ol')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Day = styled('h3')(({ theme }) => ({
  padding: '12px 0 6px',
  marginBottom: 12,
  borderBottom: `1px solid ${theme.palette.line}`,
  color: theme.palette.ink2,
  ...typeStyle({ ...type.cell, weight: 500 }),
}));
const Items = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

/** A history by the days on which it happened, each under its date. */
export function HistoryDays({ entries, locale, model, onUndo, ...rest }: HistoryDaysProps) {
  const { say } = useSay('events');
  return (
    <Days aria-label={say('events:history')}>
      {daysOf(entries, locale).map(([day, ofDay]) => (
        <li key={`${day}-${String(ofDay[0]?.sequence)}`}>
          <Day>{inWords(day, locale)}</Day>
          <Items>
            {ofDay.map((entry) => (
              <HistoryItem
                key={entry.sequence}
                {...rest}
                entry={entry}
                icon={findEvent(model, entry.event_type)?.icon ?? ''}
                locale={locale}
                model={model}
                onUndo={() => {
                  onUndo(entry);
                }}
              />
            ))}
          </Items>
        </li>
      ))}
    </Days>
  );
}

/** Events one after the other that happened on the same day, in the zone of the reader; the order is that of the chain. */
function daysOf(entries: readonly HistoryEntry[], { zone }: Locale) {
  const days: [day: string, entries: HistoryEntry[]][] = [];
  for (const entry of entries) {
    const day = DateTime.fromISO(entry.event_time, { zone }).toISODate() ?? '';
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(entry);
    else days.push([day, [entry]]);
  }
  return days;
}

/** '21 de noviembre de 2026'. */
function inWords(day: string, { language }: Locale): string {
  return DateTime.fromISO(day, { zone: 'utc' })
    .setLocale(localeTag[language])
    .toLocaleString({ day: 'numeric', month: 'long', year: 'numeric' });
}

import { DateTime } from 'luxon';
import type { HistoryEntry } from '@huella/domain/calls/events';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { FileRef, Locale } from '@huella/domain/model/value';
import { useSay } from '../../words/use-say';
import { HistoryItem } from './HistoryItem';
import { Day, dayInWords, Days, Items } from './timeline-parts';

export interface HistoryDaysProps {
  readonly pk: number;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly model: AssetType;
  readonly locale: Locale;
  readonly onFile: (file: FileRef) => void;
  readonly onUndo: (entry: HistoryEntry) => void;
}

/** A history by the days on which it happened, each under its date. */
export function HistoryDays({ entries, locale, model, onUndo, ...rest }: HistoryDaysProps) {
  const { say } = useSay('events');
  return (
    <Days aria-label={say('events:history')}>
      {daysOf(entries, locale).map(([day, ofDay]) => (
        <li key={`${day}-${String(ofDay[0]?.sequence)}`}>
          <Day>{dayInWords(day, locale)}</Day>
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

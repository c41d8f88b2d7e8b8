import { useEffect, useRef, useState } from 'react';
import { parseDate } from '@huella/domain/engine/fields/date';
import { decidingColumns } from '@huella/domain/engine/events/row-columns';
import { readScale, type ScaleReading } from '@huella/domain/engine/lists/read-scale';
import type { DateOrder } from '@huella/domain/engine/fields/written-date';
import type { Field } from '@huella/domain/model/field';
import { plainText } from '@huella/domain/model/value';
import { tidyRaw } from '../../fields/raw-value';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { namingFields } from './grid-asset';
import { shownDay } from './read-rows';
import { dateName, type RowChange } from './row-state';
import type { EventGrid } from './use-event-grid';

/** What a scale's text says of the rows of a grid; null where nothing of them is read from one. */
export function readInto(
  { columns, find, wizard, subject }: Pick<EventGrid, 'columns' | 'find' | 'wizard' | 'subject'>,
  text: string,
  dateOrder: DateOrder | null,
): ScaleReading | null {
  const field = decidingColumns(columns)[0]?.field;
  if (field === undefined || text.trim() === '') return null;
  const names = namingFields(wizard.subject);
  return readScale(text, { find, names, field, locale: subject.locale, dateOrder });
}

/** What a reading writes into the rows: the figure of each, and its day where that is not the day of all. */
export function changesOf(
  { edits, subject: { locale } }: EventGrid,
  field: Field,
  reading: ScaleReading,
): readonly RowChange[] {
  const ofAll = edits.state.common[dateName] ?? '';
  return [...reading.values].flatMap(([id, value]) => {
    const said = reading.dates.get(id) ?? '';
    const day = parseDate(said) === said ? shownDay(said) : said;
    return [
      { id, field: field.name, text: plainText(tidyRaw(field, value, locale)) },
      { id, field: dateName, text: day === ofAll ? '' : day },
    ];
  });
}

/**
 * Fills the rows in from the files that their assets were chosen by, as one step that can be undone. Answers those that ask
 * something first, dates that read both ways or lines that name two rows, until they are dropped one by one.
 */
export function useArrivedScale(grid: EventGrid, texts: readonly string[]) {
  const { say } = useSay('eventGrid');
  const { show } = useToasts();
  const [arrived] = useState(() =>
    texts.flatMap((text) => {
      const reading = readInto(grid, text, null);
      return reading === null ? [] : [{ text, reading }];
    }),
  );
  const [given, setGiven] = useState(() => arrived.filter(asks).map(({ text }) => text));
  const field = decidingColumns(grid.columns)[0]?.field;
  const isTaken = useRef(false);
  useEffect(() => {
    const sound = arrived.filter((each) => !asks(each) && each.reading.values.size > 0);
    if (isTaken.current || field === undefined || sound.length === 0) return;
    isTaken.current = true;
    grid.edits.write(sound.flatMap(({ reading }) => changesOf(grid, field, reading)));
    const count = new Set(sound.flatMap(({ reading }) => [...reading.values.keys()])).size;
    show({ tone: 'ok', text: say('eventGrid:fileTaken', { count }) });
  });
  return { given, drop: () => setGiven((held) => held.slice(1)) };
}

function asks({ reading }: { readonly reading: ScaleReading }): boolean {
  return reading.openDate !== null || reading.contradictory.length > 0;
}

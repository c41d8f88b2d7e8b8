import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { UploadColumn } from '@huella/domain/calls/upload-view';
import type { Field } from '@huella/domain/model/field';
import { columnWidth } from '../../sheet/frozen-column';
import type { SheetRow, Suggestion } from '../../sheet/sheet-store';
import { useSay } from '../../words/use-say';
import { localeOf } from './import-subject';
import { suggestionsFor } from './local-check';
import { clashAt, keepTheirs, writeMine } from './row-changes';
import { columnNames, sheetColumns } from './sheet-columns';
import type { RowsStepProps } from './step-parts';
import { writtenOrder } from './pairing';

/** px that a chip takes beside the label of its column. */
const chipWidth = 72;

/** What the grid of an upload is given besides the rows; the same as long as it says the same. */
export function useImportGrid({ subject, upload, rows, state }: RowsStepProps) {
  const { store } = rows;
  const { format, locale: own } = subject;
  const { language, zone } = upload;
  const locale = useMemo(() => localeOf({ language, zone }, own), [language, zone, own]);
  useSyncExternalStore(store.subscribe, store.version);
  const names = columnNames(upload, format, store);
  const { say } = useSay('sheet', 'imports', 'massEdit');
  const readingOf = useReadings(upload.columns, state.go);
  const columns = useMemo(() => {
    const beforeText = (old: string) =>
      old === '' ? say('sheet:wasBlank') : say('sheet:wasBefore', { text: old });
    return sheetColumns(names, format, own).map((column) => {
      const reading = readingOf(column.field.name);
      const width = (column.width ?? columnWidth) + (reading === undefined ? 0 : chipWidth);
      return { ...column, beforeText, reading, width };
    });
  }, [names, format, own, say, readingOf]);
  const suggest = useCallback(
    (row: SheetRow, field: Field): readonly Suggestion[] => {
      const clash = clashAt(row, field.name);
      if (clash === null) return suggestionsFor(row, field, locale);
      const theirs = keepTheirs(clash);
      const [now = ''] = theirs.map(({ text }) => text);
      const mine = row.texts[field.name] ?? '';
      const keep = say('massEdit:keepThis', { text: now === '' ? say('massEdit:nothingThere') : now });
      // Who writes theirs says that they know the newest version, and so of every cell of the row.
      const write = clash.isOnly ? say('massEdit:writeThis', { text: mine }) : say('massEdit:writeRow');
      return [
        { text: now, choice: { label: keep, changes: theirs } },
        { text: mine, choice: { label: write, changes: writeMine(clash) } },
      ];
    },
    [locale, say],
  );
  return { columns, locale, suggest };
}

/** How the dates of columns are read that could be read otherwise, and the way to where that is said, by field. */
function useReadings(columns: readonly UploadColumn[], go: RowsStepProps['state']['go']) {
  const { say } = useSay('imports');
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  return useCallback(
    (name: string) => {
      const column = columns.find(({ field }) => field === name);
      const order = column === undefined ? null : writtenOrder(column);
      if (order === null) return undefined;
      return {
        text: say(order === 'mdy' ? 'imports:mdyShort' : 'imports:dmyShort'),
        hint: say('imports:datesReadAs', { order: say(`imports:${order}`) }),
        isOpen: column?.ambiguous === 'dateOrder',
        onChange: () => latest.current('columns'),
      };
    },
    [columns, say],
  );
}

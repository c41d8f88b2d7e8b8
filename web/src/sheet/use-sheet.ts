import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import {
  countRows,
  isInView,
  listProblems,
  type Problem,
  type RowCounts,
  type RowFilter,
  type FocusedCell,
} from './problems';
import type { Area } from './ranges';
import type { SheetColumn, SheetStore } from './sheet-store';

/** What of a sheet is in view, and where the user is in it. */
export interface SheetView {
  readonly version: number;
  readonly area: Area;
  readonly filter: RowFilter;
  /** Shows other rows; those in view stay while they are mended, until it is chosen again. */
  readonly show: (filter: RowFilter) => void;
  readonly problems: readonly Problem[];
  readonly counts: RowCounts;
  readonly focused: FocusedCell | null;
  readonly focusOn: (focused: FocusedCell | null) => void;
  /** The place of the problem where the focus is; -1 for none. */
  readonly problemAt: number;
}

/** Follows a store: the rows in view, what is wrong with them, where the focus is. */
export function useSheet(store: SheetStore, columns: readonly SheetColumn[]): SheetView {
  const version = useSyncExternalStore(store.subscribe, store.version);
  const shape = useSyncExternalStore(store.subscribe, store.shape);
  const [{ filter, chosen }, setView] = useState<{ readonly filter: RowFilter; readonly chosen: number }>({
    filter: 'all',
    chosen: 0,
  });
  const [focused, focusOn] = useState<FocusedCell | null>(null);
  // The rows are changed in place: what is shown of them follows the numbers that count the changes.
  const rows = useMemo(() => snapshot(store, filter, shape, chosen), [store, filter, shape, chosen]);
  const fields = useMemo(() => columns.map(({ field }) => field.name), [columns]);
  const area = useMemo(() => ({ rows, fields }), [rows, fields]);
  const problems = useMemo(
    () => (version < 0 ? [] : listProblems(store.list(), columns)),
    [store, columns, version],
  );
  const counts = useMemo(() => countRows(version < 0 ? [] : store.list()), [store, version]);
  const show = useCallback((next: RowFilter) => {
    setView((held) => ({ filter: next, chosen: held.chosen + 1 }));
  }, []);
  const problemAt =
    focused === null
      ? -1
      : problems.findIndex(({ row, field }) => row === focused.row && field === focused.field);
  return { version, area, filter, show, problems, counts, focused, focusOn, problemAt };
}

/** The rows of a filter at one moment; the counters say which. */
function snapshot(store: SheetStore, filter: RowFilter, ..._moment: readonly number[]) {
  return filter === 'all' ? store.list() : store.list().filter((row) => isInView(row, filter));
}

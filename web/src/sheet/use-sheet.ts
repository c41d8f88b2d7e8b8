import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import {
  countRows,
  foldProblems,
  isInView,
  listProblems,
  problemAt,
  type Problem,
  type ProblemGroup,
  type RowFilter,
  type FocusedCell,
} from './problems';
import type { Area } from './ranges';
import type { RowCounts, SheetColumn, SheetStore } from './sheet-store';

/** What of a sheet is in view, and where the user is in it. */
export interface SheetView {
  readonly version: number;
  readonly area: Area;
  readonly filter: RowFilter;
  /** Shows other rows; those in view stay while they are mended, until it is chosen again. */
  readonly show: (filter: RowFilter) => void;
  /** What is wrong, of the rows that are shown. */
  readonly problems: readonly Problem[];
  /** The same, equal ones as one. */
  readonly groups: readonly ProblemGroup[];
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
  const [focused, setFocused] = useState<FocusedCell | null>(null);
  // The rows are changed in place: what is shown of them follows the numbers that count the changes.
  const rows = useMemo(() => snapshot(store, filter, shape, chosen), [store, filter, shape, chosen]);
  const fields = useMemo(() => columns.map(({ field }) => field.name), [columns]);
  const area = useMemo(() => ({ rows, fields }), [rows, fields]);
  const problems = useMemo(
    () => (version < 0 ? [] : listProblems(store.list(), columns, filter)),
    [store, columns, version, filter],
  );
  const groups = useMemo(() => foldProblems(problems), [problems]);
  const counts = useMemo(() => countAll(store, version), [store, version]);
  const show = useCallback((next: RowFilter) => {
    setView((held) => ({ filter: next, chosen: held.chosen + 1 }));
  }, []);
  const focusOn = useCallback((next: FocusedCell | null) => {
    // The grid says again where the focus is; which problem of the cell is meant stays.
    setFocused((held) => (next?.issue === undefined && isSameCell(held, next) ? held : next));
  }, []);
  return {
    ...{ version, area, filter, show, problems, groups, counts, focused, focusOn },
    problemAt: problemAt(problems, focused),
  };
}

/** The numbers of all rows, also of those that are still to come, at one moment. */
export function countAll(
  store: Pick<SheetStore, 'list' | 'awaited'>,
  ..._moment: readonly number[]
): RowCounts {
  return { ...countRows(store.list()), ...store.awaited() };
}

function isSameCell(one: FocusedCell | null, other: FocusedCell | null): boolean {
  return one?.row === other?.row && one?.field === other?.field;
}

/** The rows of a filter at one moment; the counters say which. */
function snapshot(store: SheetStore, filter: RowFilter, ..._moment: readonly number[]) {
  return filter === 'all' ? store.list() : store.list().filter((row) => isInView(row, filter));
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import { maxSheetRows } from '@huella/domain/rules/limits';
import { useIsPhone } from '../shell/use-media';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { obey } from './obey';
import { nextProblem, type FocusedCell } from './problems';
import type { CellRange } from './ranges';
import type { Place } from './replace';
import type { GridControls } from './grid-bridge';
import type { SheetGridProps, Spot } from './sheet-grid-props';
import type { Shortcut } from './shortcuts';
import type { CellChange, SheetRow } from './sheet-store';
import type { Fix } from './cell-choices';
import { useProblemWords, type ProblemWords } from './use-fixes';
import { useRowMenu } from './use-row-menu';
import { useSheet, type SheetView } from './use-sheet';
import { useSheetActions } from './use-sheet-actions';
import { useSheetEdits, type SheetEdits } from './use-sheet-edits';

/** All that the parts of the sheet's screen share. */
export function useSheetScreen(props: SheetGridProps) {
  const { rows: store, columns, locale, suggest, fixedRows = false, maxRows = maxSheetRows } = props;
  const view = useSheet(store, columns);
  const edits = useSheetEdits(store, props);
  const controls = useRef<GridControls>(null);
  const canAdd = !fixedRows && view.filter === 'all';
  const sayAdded = useSayAdded();
  const actions = useSheetActions({
    ...{ store, columns, locale, edits, controls, canAdd, maxRows },
    area: view.area,
    onAdded: sayAdded,
  });
  const words = useProblemWords({ store, columns, problems: view.problems, suggest });
  const [isFinding, setFinding] = useState(false);
  const way = useWay(view, controls, store.find, props.startAt);
  const selection = useSelection(view);
  const announced = useAnnouncedEdits(view, edits, way.goToCell);
  /** Deletes whole rows: those that are selected, or those of some cells. */
  const removeRows = (range: CellRange | null = selection.range) => {
    if (range === null || fixedRows) return;
    const rows = view.area.rows.slice(range.y, range.y1 + 1).filter(({ readOnly }) => readOnly !== true);
    announced.remove(rows.map(({ row }) => row));
    selection.select(null);
  };

  const menu = useRowMenu({ view, store, columns, edits, controls, onAdded: sayAdded });
  const { note, jump, fix, fixHere } = useMending({ ...props, view, edits, words, go: way.go });
  const find = () => setFinding(true);
  const isForm = way.openRow !== null;
  const leave = () => controls.current?.leave();
  return {
    view,
    edits,
    actions,
    words,
    controls,
    isFinding,
    setFinding,
    selection,
    note,
    jump,
    fix,
    removeRows,
    maxRows,
    ...way,
    ...menu,
    ...announced,
    obey: (shortcut: Shortcut) =>
      obey(shortcut, {
        ...{ edits, actions, isForm, find, jump, fixHere, leave },
        openHere: way.openFocused,
        openMenuHere: menu.openMenuHere,
        removeHere: () => removeRows(controls.current?.range() ?? null),
      }),
  };
}
export type SheetScreen = ReturnType<typeof useSheetScreen>;

interface MendingParts extends Pick<SheetGridProps, 'columns' | 'rows' | 'onConfirm'> {
  readonly view: SheetView;
  readonly edits: SheetEdits;
  readonly words: ProblemWords;
  readonly go: (problem: FocusedCell) => void;
}

/** The walk over what is wrong, and what mends it. */
function useMending({ view, columns, rows: store, onConfirm, edits, words, go }: MendingParts) {
  const note = useRef<HTMLDivElement>(null);
  const fix = ({ changes, confirms }: Fix) => {
    edits.apply(changes);
    if (confirms === undefined) return;
    store.confirm([confirms]);
    onConfirm?.(confirms);
  };
  return {
    note,
    fix,
    jump: (step: 1 | -1) => {
      const problem = view.problems[nextProblem(view.problems, columns, view.focused, step)];
      if (problem !== undefined) go(problem);
    },
    fixHere: () => {
      const problem = view.problems[view.problemAt];
      const [only, ...others] = problem === undefined ? [] : words.choicesOf(problem);
      if (only === undefined) return false;
      // Of several the note beside the cell is asked which.
      if (others.length > 0) note.current?.querySelector('button')?.focus();
      else fix(only);
      return true;
    },
  };
}

/** The ways between the rows, one row as a form, and a cell. */
function useWay(
  view: SheetView,
  controls: RefObject<GridControls | null>,
  findRow: (row: number) => SheetRow | undefined,
  startAt: Spot | undefined,
) {
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<Spot | null>(isPhone ? (startAt ?? null) : null);
  const goToCell = useGoToCell(view, controls, isPhone ? undefined : startAt);
  const { rows, fields } = view.area;
  const row = opened === null ? undefined : findRow(opened.row);
  const lastAt = rows.findIndex((each) => each.row === view.focused?.row);
  const cellOf = ({ row: number, field }: Spot): Place => ({ row: number, field: field ?? fields[0] ?? '' });
  const open = (spot: Spot) => {
    setOpened(spot);
    view.focusOn(spot);
  };
  const openAt = (at: number) => {
    const found = rows[at];
    if (found !== undefined) open({ row: found.row, field: null });
  };
  return {
    openRow: row === undefined || opened === null ? null : { row, field: opened.field },
    /** The place of the row where the focus was last; -1 for none. */
    lastAt,
    open,
    openFocused: () => openAt(Math.max(lastAt, 0)),
    step: (by: 1 | -1) => openAt(rows.findIndex((each) => each.row === opened?.row) + by),
    close: () => {
      setOpened(null);
      if (opened !== null && !isPhone) goToCell(cellOf(opened));
    },
    go: ({ row: number, field, issue }: FocusedCell) => {
      view.focusOn({ row: number, field, ...(issue !== undefined && { issue }) });
      if (opened !== null || isPhone) open({ row: number, field });
      else goToCell(cellOf({ row: number, field }));
    },
    goToCell,
    focusAt: (place: { readonly x: number; readonly y: number } | null) => {
      const at = place === null ? undefined : rows[place.y];
      // The place in the list of problems stays when the focus goes to a button.
      if (at !== undefined && place !== null) view.focusOn({ row: at.row, field: fields[place.x] ?? null });
    },
  };
}

/** Puts the focus on a cell; when its row is out of view, all rows are shown first. */
function useGoToCell(
  view: SheetView,
  controls: RefObject<GridControls | null>,
  startAt: Spot | undefined,
): (place: Place) => void {
  const [wanted, want] = useState<Place | null>(() =>
    startAt === undefined ? null : { row: startAt.row, field: startAt.field ?? view.area.fields[0] ?? '' },
  );
  const reached = useRef<Place | null>(null);
  const { area, filter, show } = view;
  useEffect(() => {
    if (wanted === null || reached.current === wanted) return;
    const y = area.rows.findIndex(({ row }) => row === wanted.row);
    if (y < 0 && filter !== 'all') {
      show('all');
      return;
    }
    reached.current = wanted;
    if (y >= 0) controls.current?.focusCell(Math.max(0, area.fields.indexOf(wanted.field)), y);
  }, [wanted, area, filter, show, controls]);
  return want;
}

/** Whole rows that are selected. */
function useSelection({ area }: SheetView) {
  const [range, setRange] = useState<CellRange | null>(null);
  const isWhole = range !== null && range.x === 0 && range.x1 >= area.fields.length - 1;
  const chosen = isWhole ? area.rows.slice(range.y, range.y1 + 1) : [];
  return {
    select: setRange,
    range,
    rows: chosen.filter(({ readOnly }) => readOnly !== true).map(({ row }) => row),
  };
}

function useSayAdded(): (count: number) => void {
  const { say } = useSay('sheet');
  const toasts = useToasts();
  return (count) => {
    toasts.show({ tone: 'ok', text: say('sheet:rowsAdded', { count }) });
  };
}

/** Edits that are announced when they are done, since their effect may lie out of view. */
function useAnnouncedEdits(view: SheetView, edits: SheetEdits, goToCell: (place: Place) => void) {
  const { say } = useSay('sheet');
  const toasts = useToasts();
  const isPhone = useIsPhone();
  const sayAdded = useSayAdded();
  return {
    addRows: (count: number) => {
      view.show('all');
      const [first] = edits.addRows(count);
      sayAdded(count);
      if (first !== undefined && !isPhone) goToCell({ row: first, field: view.area.fields[0] ?? '' });
    },
    remove: (rows: readonly number[]) => {
      if (rows.length === 0) return;
      edits.removeRows(rows);
      toasts.show({ tone: 'ok', text: say('sheet:rowsRemoved', { count: rows.length }) });
    },
    replace: (changes: readonly CellChange[]) => {
      const count = edits.apply(changes);
      toasts.show({ tone: 'ok', text: say('sheet:replaced', { count }) });
    },
  };
}

import { useState } from 'react';
import { emptyHistory, pushStep, redoStep, undoStep, type Move, type TextChange } from './history';
import type { CellChange, SheetStore } from './sheet-store';

/** What happens to a sheet, reported once per action of the user. */
export interface SheetListeners {
  /** One change set per action: an edit, a paste, a fill, an undo. The store holds the texts already. */
  readonly onEdits: (changes: readonly CellChange[]) => void;
  /** Empty rows were added at the end; their numbers. */
  readonly onAddRows?: ((rows: readonly number[]) => void) | undefined;
  readonly onRemoveRows?: ((rows: readonly number[]) => void) | undefined;
  /** Rows that were removed are back, as they were. */
  readonly onRestoreRows?: ((rows: readonly number[]) => void) | undefined;
}

/** The ways to change a sheet. */
export interface SheetEdits {
  /** Writes cells as one step that can be undone; answers how many cells hold something else now. */
  readonly apply: (changes: readonly CellChange[]) => number;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Adds empty rows at the end and answers their numbers. */
  readonly addRows: (count: number) => readonly number[];
  /** Adds empty rows at the end and writes cells, as one step; `plan` is asked once the rows are there. */
  readonly applyWithRows: (count: number, plan: () => readonly CellChange[]) => void;
  readonly removeRows: (rows: readonly number[]) => void;
}

/** Changes the store, keeps what can be undone, and notifies the user of the grid. */
export function useSheetEdits(store: SheetStore, listeners: SheetListeners): SheetEdits {
  const [history, setHistory] = useState(emptyHistory);
  const { write, remove, append, change } = waysOf(store, listeners);
  const move = (to: Move | null) => {
    if (to === null) return;
    setHistory(to.history);
    store.batch(() => {
      if (to.restore.length > 0) {
        store.restore(to.restore);
        listeners.onRestoreRows?.(to.restore);
      }
      if (to.changes.length > 0) write(to.changes);
      remove(to.remove);
    });
  };
  return {
    apply: (changes) => {
      const cells = change(changes);
      setHistory((held) => pushStep(held, { cells }));
      return cells.length;
    },
    applyWithRows: (count, plan) => {
      store.batch(() => {
        const added = append(count);
        const cells = change(plan());
        setHistory((held) => pushStep(held, { added, cells }));
      });
    },
    undo: () => move(undoStep(history)),
    redo: () => move(redoStep(history)),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    addRows: (count) => {
      const added = append(count);
      setHistory((held) => pushStep(held, { added }));
      return added;
    },
    removeRows: (rows) => {
      setHistory((held) => pushStep(held, { removed: rows }));
      remove(rows);
    },
  };
}

/** What happens to a store, each told to who listens. */
function waysOf(store: SheetStore, listeners: SheetListeners) {
  const write = (changes: readonly CellChange[]) => {
    store.batch(() => {
      store.write(changes);
      listeners.onEdits(changes);
    });
  };
  const remove = (rows: readonly number[]) => {
    if (rows.length === 0) return;
    store.remove(new Set(rows));
    listeners.onRemoveRows?.(rows);
  };
  const append = (count: number) => {
    const added = store.append(count);
    listeners.onAddRows?.(added);
    return added;
  };
  /** Writes what differs, and answers it. */
  const change = (changes: readonly CellChange[]) => {
    const cells = changedCells(store, changes);
    if (cells.length > 0)
      write(cells.map(({ row, field, after, was }) => ({ row, field, text: after, was })));
    return cells;
  };
  return { write, remove, append, change };
}

/** The cells of a change set that would hold something else; rows that are only read are left out. */
function changedCells(store: SheetStore, changes: readonly CellChange[]): readonly ChangedCell[] {
  return changes.flatMap(({ row, field, text }) => {
    const held = store.find(row);
    if (held === undefined || held.readOnly === true) return [];
    const was = held.texts[field] ?? (held.isNew === true ? undefined : '');
    const before = was ?? '';
    return before === text ? [] : [{ row, field, before, after: text, was }];
  });
}

/** A cell before and after; `was` is undefined where the sheet knew nothing of it yet. */
type ChangedCell = TextChange & Pick<CellChange, 'was'>;

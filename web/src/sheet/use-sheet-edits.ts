import { useState } from 'react';
import {
  emptyHistory,
  forgetRows,
  pushStep,
  redoStep,
  undoStep,
  type Move,
  type TextChange,
} from './history';
import type { CellChange, SheetStore } from './sheet-store';

/** What happens to a sheet, reported once per action of the user. */
export interface SheetListeners {
  /** One change set per action: an edit, a paste, a fill, an undo. The store holds the texts already. */
  readonly onEdits: (changes: readonly CellChange[]) => void;
  /** Empty rows were added at the end; their numbers. */
  readonly onAddRows?: ((rows: readonly number[]) => void) | undefined;
  readonly onRemoveRows?: ((rows: readonly number[]) => void) | undefined;
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
  readonly removeRows: (rows: readonly number[]) => void;
}

/** Changes the store, keeps what can be undone, and notifies the user of the grid. */
export function useSheetEdits(store: SheetStore, listeners: SheetListeners): SheetEdits {
  const [history, setHistory] = useState(emptyHistory);
  const write = (changes: readonly CellChange[]) => {
    store.batch(() => {
      store.write(changes);
      listeners.onEdits(changes);
    });
  };
  const move = (to: Move | null) => {
    if (to === null) return;
    setHistory(to.history);
    write(to.changes);
  };
  return {
    apply: (changes) => {
      const step = changedCells(store, changes);
      if (step.length === 0) return 0;
      setHistory((held) => pushStep(held, step));
      write(step.map(({ row, field, after }) => ({ row, field, text: after })));
      return step.length;
    },
    undo: () => move(undoStep(history)),
    redo: () => move(redoStep(history)),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    addRows: (count) => {
      const added = store.append(count);
      listeners.onAddRows?.(added);
      return added;
    },
    removeRows: (rows) => {
      const gone = new Set(rows);
      setHistory((held) => forgetRows(held, gone));
      store.remove(gone);
      listeners.onRemoveRows?.(rows);
    },
  };
}

/** The cells of a change set that would hold something else; rows that are only read are left out. */
function changedCells(store: SheetStore, changes: readonly CellChange[]): readonly TextChange[] {
  return changes.flatMap(({ row, field, text }) => {
    const held = store.find(row);
    if (held === undefined || held.readOnly === true) return [];
    const before = held.texts[field] ?? '';
    return before === text ? [] : [{ row, field, before, after: text }];
  });
}

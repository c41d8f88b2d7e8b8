import type { CellChange } from './sheet-store';

/** One cell before and after. */
export interface TextChange {
  readonly row: number;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What one action of the user did: rows that came, rows that went, and then texts. */
export interface Step {
  readonly cells: readonly TextChange[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** What was done and can be undone, and what was undone and can be done again; the newest last. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const emptyHistory: History = { done: [], undone: [] };

/** Steps that are kept; older ones stay as they are. */
const keptSteps = 200;

/** The history after one more step. What had been undone is gone. */
export function pushStep(history: History, part: Partial<Step>): History {
  const step: Step = { cells: [], added: [], removed: [], ...part };
  if (step.cells.length + step.added.length + step.removed.length === 0) return history;
  return { done: [...history.done, step].slice(-keptSteps), undone: [] };
}

/** What must become of a sheet: rows that come back, the texts of cells, rows that go. */
export interface Move {
  readonly history: History;
  readonly restore: readonly number[];
  readonly changes: readonly CellChange[];
  readonly remove: readonly number[];
}

/** Takes the newest step back; null when there is none. */
export function undoStep({ done, undone }: History): Move | null {
  const step = done.at(-1);
  if (step === undefined) return null;
  return {
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    restore: step.removed,
    changes: step.cells.map(({ row, field, before, after }) => ({ row, field, text: before, was: after })),
    remove: step.added,
  };
}

/** Does the step again that was undone last; null when there is none. */
export function redoStep({ done, undone }: History): Move | null {
  const step = undone.at(-1);
  if (step === undefined) return null;
  return {
    history: { done: [...done, step], undone: undone.slice(0, -1) },
    restore: step.added,
    changes: step.cells.map(({ row, field, before, after }) => ({ row, field, text: after, was: before })),
    remove: step.removed,
  };
}

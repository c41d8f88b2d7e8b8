/** One cell before and after. */
export interface TextChange {
  readonly row: number;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What was done and can be undone, and what was undone and can be done again; the newest last. */
export interface History {
  readonly done: readonly (readonly TextChange[])[];
  readonly undone: readonly (readonly TextChange[])[];
}

export const emptyHistory: History = { done: [], undone: [] };

/** Steps that are kept; older ones stay as they are. */
const keptSteps = 200;

/** The history after one more step. What had been undone is gone. */
export function pushStep(history: History, step: readonly TextChange[]): History {
  return step.length === 0 ? history : { done: [...history.done, step].slice(-keptSteps), undone: [] };
}

export interface Move {
  readonly history: History;
  /** What the cells must hold now. */
  readonly changes: readonly { readonly row: number; readonly field: string; readonly text: string }[];
}

/** Takes the newest step back; null when there is none. */
export function undoStep({ done, undone }: History): Move | null {
  const step = done.at(-1);
  if (step === undefined) return null;
  return {
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    changes: step.map(({ row, field, before }) => ({ row, field, text: before })),
  };
}

/** Does the step again that was undone last; null when there is none. */
export function redoStep({ done, undone }: History): Move | null {
  const step = undone.at(-1);
  if (step === undefined) return null;
  return {
    history: { done: [...done, step], undone: undone.slice(0, -1) },
    changes: step.map(({ row, field, after }) => ({ row, field, text: after })),
  };
}

/** Forgets what was done to rows that are gone; steps that touched nothing else go with them. */
export function forgetRows(history: History, rows: ReadonlySet<number>): History {
  const keep = (steps: History['done']) =>
    steps.map((step) => step.filter(({ row }) => !rows.has(row))).filter((step) => step.length > 0);
  return { done: keep(history.done), undone: keep(history.undone) };
}

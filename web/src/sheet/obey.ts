import type { Shortcut } from './shortcuts';
import type { SheetActions } from './use-sheet-actions';
import type { SheetEdits } from './use-sheet-edits';

/** What shortcuts can do. Those that concern cells do nothing while a row is open as a form. */
export interface Obedient {
  readonly edits: SheetEdits;
  readonly actions: SheetActions;
  readonly isForm: boolean;
  readonly find: () => void;
  readonly jump: (step: 1 | -1) => void;
  /** Takes what is suggested for the cell with the focus. */
  readonly fixHere: () => boolean;
  readonly openHere: () => void;
  /** Shows what can be done with the cells with the focus. */
  readonly openMenuHere: () => boolean;
  /** Deletes the rows of the selected cells. */
  readonly removeHere: () => void;
  readonly leave: () => void;
}

/** Rows that Page Down goes over. */
const pageRows = 15;

type Does = (obedient: Obedient) => unknown;

/** One row per shortcut; what answers false leaves the key to the grid. */
const rows: Readonly<Record<Shortcut, Does>> = {
  undo: ({ edits }) => edits.undo(),
  redo: ({ edits }) => edits.redo(),
  find: ({ find }) => find(),
  nextProblem: ({ jump }) => jump(1),
  previousProblem: ({ jump }) => jump(-1),
  openForm: ({ openHere }) => openHere(),
  menu: ({ openMenuHere }) => openMenuHere(),
  fix: ({ fixHere }) => fixHere(),
  leave: ({ leave }) => leave(),
  fillDown: ({ actions }) => actions.fillDown(),
  fillRight: ({ actions }) => actions.fillRight(),
  removeRows: ({ removeHere }) => removeHere(),
  clear: ({ actions }) => actions.clearRange(),
  toggle: ({ actions }) => actions.toggle(),
  rowStart: ({ actions }) => actions.move(({ y }) => [0, y]),
  rowEnd: ({ actions }) => actions.move(({ y }, last) => [last.x, y]),
  sheetStart: ({ actions }) => actions.move(() => [0, 0]),
  sheetEnd: ({ actions }) => actions.move((_range, last) => [last.x, last.y]),
  pageUp: ({ actions }) => actions.move(({ x, y }) => [x, y - pageRows]),
  pageDown: ({ actions }) => actions.move(({ x, y }) => [x, y + pageRows]),
};

const inForms: ReadonlySet<Shortcut> = new Set(['undo', 'redo', 'nextProblem', 'previousProblem']);

/** Does what a shortcut means; answers whether it did. */
export function obey(shortcut: Shortcut, obedient: Obedient): boolean {
  if (obedient.isForm && !inForms.has(shortcut)) return false;
  return rows[shortcut](obedient) !== false;
}

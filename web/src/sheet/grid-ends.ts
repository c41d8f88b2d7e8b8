import type { Aim } from './grid-aim';
import { isInDialog } from './grid-focus';
import type { CellAt, EditSession } from './grid-session';
import type { MenuSpot } from './grid-menu';
import type { CellRange } from './ranges';

/** What the user does inside the grid. */
export interface GridActions {
  readonly save: (row: number, field: string, text: string) => void;
  readonly fill: (from: CellRange, to: CellRange) => void;
  readonly copy: (range: CellRange) => string;
  readonly clear: (range: CellRange) => void;
  /** What is on the clipboard, as text and as HTML. */
  readonly paste: (range: CellRange, text: string, html: string) => void;
  /** Does something once all rows are there. */
  readonly whenWhole: (act: () => void) => void;
  readonly isWhole: () => boolean;
  readonly openForm: (row: number) => void;
  /** What can be done with some cells was asked for at a place of the screen. */
  readonly menu: (range: CellRange, spot: MenuSpot) => void;
  /** A cell took the focus; null when it left the cells. */
  readonly focusOn: (place: { readonly x: number; readonly y: number } | null) => void;
  /** Other cells are selected. */
  readonly select: (range: CellRange | null) => void;
  readonly edit: (session: EditSession | null) => void;
  /** The cells were scrolled; how far to the right, in px, where that is what changed. */
  readonly scroll: (left: number | null) => void;
  /** Rows have been drawn. */
  readonly drawn: () => void;
}

/** What the listeners of the grid share. */
export interface Ends {
  readonly grid: () => HTMLRevoGridElement | null;
  readonly range: () => CellRange | null;
  readonly does: () => GridActions;
  /** Writes a cell of the rows in view. */
  readonly write: (cell: CellAt, text: string) => void;
  /** The place of the last column. */
  readonly last: () => number;
  /** px at the left of the cells that are covered. */
  readonly covered: () => number;
  readonly aim: Aim;
}

/** Hears an event of the grid before the grid itself does. */
export type Hear = <Detail>(name: string, hear: (event: CustomEvent<Detail>) => void) => void;

/** The grid takes the last of its cells for one that is beyond them. */
export function focusAt({ grid }: Ends, cell: CellAt): void {
  void grid()?.setCellsFocus(cell, cell);
}

/** What acts on keys or takes texts by itself. A title that has the focus since its screen came up does neither. */
const takingInput = 'a, button, input, select, textarea, [contenteditable], [tabindex="0"], [role]';

/** Whether something happened in another part of the page that takes input. */
export function isElsewhere(grid: Element, { target }: Event): boolean {
  if (!(target instanceof Element) || grid.contains(target)) return false;
  return target.matches(takingInput) || isInDialog(target);
}

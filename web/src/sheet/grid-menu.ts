import type { CellRange } from './ranges';

/** A place on the screen, in px. */
export interface MenuSpot {
  readonly left: number;
  readonly top: number;
}

/** What the menu needs of the grid. */
interface MenuEnds {
  /** The cells that are chosen. */
  readonly range: () => CellRange | null;
  /** The place of the last column. */
  readonly last: () => number;
  readonly choose: (range: CellRange) => void;
  readonly show: (range: CellRange, spot: MenuSpot) => void;
}

/** The right button, and what a long touch means: the cells that are chosen stay so where it is within them. */
export function listenToMenu(grid: Element, signal: AbortSignal, ends: MenuEnds): void {
  const of = { signal, capture: true };
  grid.addEventListener(
    'mousedown',
    (event) => {
      // To the grid every button chooses a cell.
      if (event instanceof MouseEvent && event.button === 2) event.stopPropagation();
    },
    of,
  );
  grid.addEventListener(
    'contextmenu',
    (event) => {
      const { target } = event;
      const cell = target instanceof Element ? target.closest<HTMLElement>('.rgCell[data-rgrow]') : null;
      if (cell === null || !(event instanceof MouseEvent)) return;
      event.preventDefault();
      ends.show(rangeAt(cell, ends), { left: event.clientX, top: event.clientY });
    },
    of,
  );
}

/** The chosen cells where a cell is one of them, else the cell or, at the head of a row, the whole row; these are chosen then. */
function rangeAt(cell: HTMLElement, ends: MenuEnds): CellRange {
  const isHead = cell.closest('revogr-data[col-type="rowHeaders"]') !== null;
  const y = Number(cell.dataset['rgrow']);
  const x = isHead ? 0 : Number(cell.dataset['rgcol']);
  const held = ends.range();
  const isHeld = held !== null && y >= held.y && y <= held.y1 && (isHead || (x >= held.x && x <= held.x1));
  const range = isHeld && !isHead ? held : { x, y, x1: isHead ? ends.last() : x, y1: y };
  const rows = isHeld && isHead ? { ...range, y: held.y, y1: held.y1 } : range;
  if (!isHeld || isHead) ends.choose(rows);
  return rows;
}

import type { KeyboardEvent } from 'react';

/** Parts of a cell that answer to clicks and keys themselves. */
export const ownParts = 'a, button, input, label, [role="menu"], [role="dialog"]';

const cells = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

/** The cell of this grid that an event happened in; none for what a cell has opened elsewhere on the page. */
export function cellOf(grid: HTMLElement, target: EventTarget): HTMLElement | null {
  if (!(target instanceof Element) || !grid.contains(target)) return null;
  return target.closest<HTMLElement>(cells);
}

/** Puts the focus on a cell: on its control, where it holds one. */
export function focusCell(cell: Element | null | undefined): void {
  if (!(cell instanceof HTMLElement)) return;
  const control =
    cell.dataset['control'] === undefined
      ? null
      : cell.querySelector<HTMLElement>(':is(a, button, input):not(:disabled)');
  (control ?? cell).focus({ preventScroll: true });
  // Beside what stays, where a focus alone may leave it half under that; what stays is in view, and its row alone may not be.
  const shown = cell.dataset['stays'] === undefined ? cell : cell.parentElement;
  shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** All rows of a grid, the headings first. */
export function rowsOf(grid: HTMLElement): readonly HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('[role="row"]')];
}

/** How many cells a key goes down and to the right; null for a key that does not move. */
function stepOf(event: KeyboardEvent, rows: number, rowsInView: number): readonly [number, number] | null {
  const isFar = event.ctrlKey || event.metaKey;
  const far = Number.MAX_SAFE_INTEGER;
  switch (event.key) {
    case 'ArrowDown':
      return [1, 0];
    case 'ArrowUp':
      return [-1, 0];
    case 'ArrowRight':
      return [0, 1];
    case 'ArrowLeft':
      return [0, -1];
    case 'Home':
      return [isFar ? -rows : 0, -far];
    case 'End':
      return [isFar ? rows : 0, far];
    case 'PageDown':
      return [rowsInView, 0];
    case 'PageUp':
      return [-rowsInView, 0];
    default:
      return null;
  }
}

const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);

/**
 * Moves the focus from a cell as the keys of a grid do (ARIA Authoring Practices, grid): arrows by a cell, Home and End in the
 * row, with Ctrl to the first and the last cell of all, Page Up and Page Down by what is in view.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, cell: HTMLElement): void {
  const grid = event.currentTarget;
  const rows = rowsOf(grid);
  const row = cell.parentElement;
  const at = rows.findIndex((each) => each === row);
  if (row === null || at === -1) return;
  const inView = Math.max(1, Math.floor(grid.clientHeight / Math.max(1, row.offsetHeight)) - 1);
  const step = stepOf(event, rows.length, inView);
  if (step === null) return;
  event.preventDefault();
  const column = within([...row.children].indexOf(cell) + step[1], row.children.length);
  focusCell(rows[within(at + step[0], rows.length)]?.children[column]);
}

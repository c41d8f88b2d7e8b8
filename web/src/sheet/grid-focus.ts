/** Scrolls a cell that took the focus out from under the frozen column, which covers so many px at the left. */
export function uncover(
  element: HTMLRevoGridElement | null,
  { x, y }: { readonly x: number; readonly y: number },
  covered: number,
): void {
  const cell = findCell(element, x, y);
  const cells = cell?.closest('revogr-viewport-scroll') ?? null;
  if (element === null || cell === null || cells === null || covered === 0) return;
  const hidden = cells.getBoundingClientRect().left + covered - cell.getBoundingClientRect().left;
  if (hidden > 0) void element.scrollToCoordinate({ x: Math.max(0, cells.scrollLeft - hidden) });
}

/** Two frames on: what is set in this one is drawn in the next. */
export function afterDrawing(act: () => void): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(act);
  });
}

/** Gives the focus to a cell, once it is in view: the grid may have scrolled back to the one that had the focus before. */
export function settle(element: HTMLRevoGridElement, x: number, y: number): void {
  const cell = findCell(element, x, y);
  if (cell !== null && isInView(cell)) takeFocus(cell);
  else void element.scrollToColumnIndex(x).then(() => afterDrawing(() => takeFocus(findCell(element, x, y))));
}

function isInView(cell: Element): boolean {
  const cells = cell.closest('revogr-viewport-scroll')?.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  return cells !== undefined && left >= cells.left && left < cells.right && right > cells.left;
}

function takeFocus(cell: Element | null): void {
  if (cell instanceof HTMLElement && !isInDialog(document.activeElement)) cell.focus({ preventScroll: true });
}

/** What names the note beside a cell: its buttons may have the focus while the cell keeps its own. */
export const noteMark = 'data-cell-note';

/** Whether something is part of a dialog, or of the note beside a cell. */
export function isInDialog(element: Element | null): boolean {
  return element !== null && element.closest(`[role="dialog"], [role="alertdialog"], [${noteMark}]`) !== null;
}

/** The cell of a place; null while it is not drawn. */
export function findCell(grid: Element | null, x: number, y: number): Element | null {
  const place = `[data-rgrow="${y}"][data-rgcol="${x}"]`;
  return grid?.querySelector(`revogr-data[type="rgRow"][col-type="rgCol"] .rgCell${place}`) ?? null;
}

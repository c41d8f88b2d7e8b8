import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { headRow, type GridPlace } from './grid-column';
import { cellOf, focusCell, rowsOf } from './grid-keys';

/**
 * The cell of a grid that can be tabbed to: the one that had the focus last, and the first of all before. Where its row goes
 * while it has the focus, because others came in answer to a press, the focus stays where it was on the screen.
 */
export function useTabPlace(grid: RefObject<HTMLElement | null>, first: string) {
  const [place, setPlace] = useState<GridPlace>({ row: headRow, field: first });
  const focused = useRef<{ readonly element: Element; readonly row: number; readonly column: number } | null>(
    null,
  );
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const cell = cellOf(event.currentTarget, event.target);
    const line = cell?.parentElement;
    const field = cell?.dataset['field'];
    if (cell === null || line === null || line === undefined || field === undefined) return;
    const row = line.dataset['id'] ?? headRow;
    focused.current = {
      element: event.target,
      row: rowsOf(event.currentTarget).indexOf(line),
      column: [...line.children].indexOf(cell),
    };
    setPlace((before) => (before.row === row && before.field === field ? before : { row, field }));
  }, []);
  const onBlur = useCallback(() => {
    focused.current = null;
  }, []);
  useLayoutEffect(() => {
    const last = focused.current;
    if (last === null || last.element.isConnected || grid.current === null) return;
    focused.current = null;
    const rows = rowsOf(grid.current);
    focusCell(rows[Math.min(last.row, rows.length - 1)]?.children[last.column]);
  });
  return { place, onFocus, onBlur };
}

import { useRef, type ChangeEvent } from 'react';
import { headRow, type GridItem } from './grid-column';
import { checkField, rowsBetween, type GridSelection } from './grid-selection';
import { cellOf } from './grid-keys';

/**
 * Takes up what the checkboxes of a grid change: a row, with the shift key all from the one before to it, or, by the heading,
 * all rows that are drawn.
 */
export function useChecks<Row extends GridItem>(
  rows: readonly Row[],
  selection: GridSelection<Row> | undefined,
) {
  const last = useRef<string | null>(null);
  return (event: ChangeEvent<HTMLElement>) => {
    const { target, nativeEvent } = event;
    const cell = cellOf(event.currentTarget, target);
    if (selection === undefined || cell?.dataset['field'] !== checkField) return;
    if (!(target instanceof HTMLInputElement)) return;
    const id = cell.parentElement?.dataset['id'] ?? headRow;
    if (id === headRow) {
      selection.onSelect(rows.filter(selection.isSelectable), target.checked);
      return;
    }
    // The browser tells a change of a checkbox by the press that makes it.
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    selection.onSelect(rowsBetween(rows, isRange ? last.current : null, id, selection), target.checked);
    last.current = id;
  };
}

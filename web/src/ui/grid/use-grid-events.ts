import type { KeyboardEvent, MouseEvent } from 'react';
import type { GridColumn, GridItem } from './grid-column';
import { cellOf, moveFocus, ownParts } from './grid-keys';
import { checkField, type GridSelection } from './grid-selection';
import { useChecks } from './use-checks';

/** What happens to the cells of a grid. */
export interface GridActions<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly selection?: GridSelection<Row> | undefined;
  /** A heading was pressed. */
  readonly onSort: (field: string) => void;
  /** A press on a row, or Enter in one of its cells. */
  readonly onOpen?: ((row: Row) => void) | undefined;
}

/** What the element of a grid listens to: cells, of which there are hundreds, have no listeners of their own. */
export function useGridEvents<Row extends GridItem>(actions: GridActions<Row>) {
  const { rows, selection } = actions;
  return {
    onChange: useChecks(rows, selection),
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      const cell = cellOf(event.currentTarget, event.target);
      // Or the browser would mark the texts between two checkboxes.
      if (event.shiftKey && cell?.dataset['field'] === checkField) event.preventDefault();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const cell = cellOf(event.currentTarget, event.target);
      if (cell !== null && !isOwn(event.target) && !isMarkingText()) press(cell, actions);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const cell = cellOf(event.currentTarget, event.target);
      if (cell === null || event.defaultPrevented) return;
      const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
      if (event.key === 'Enter' || event.key === ' ') pressByKey(event, cell, actions);
      else if (isAll && selection !== undefined) {
        event.preventDefault();
        selection.onSelect(rows.filter(selection.isSelectable), true);
      } else moveFocus(event, cell);
    },
  };
}

function pressByKey<Row extends GridItem>(
  event: KeyboardEvent<HTMLElement>,
  cell: HTMLElement,
  actions: GridActions<Row>,
): void {
  // These keys belong to the button or link that has the focus, not to the grid.
  if (isOwn(event.target)) return;
  // Or the grid would scroll, or the key, still down, press what a dialog puts the focus on.
  event.preventDefault();
  if (event.key === ' ' && !isHeading(cell)) checkboxOf(cell)?.click();
  else press(cell, actions);
}

/** A heading sorts, the cell of a row opens it. */
function press<Row extends GridItem>(
  cell: HTMLElement,
  { columns, rows, onSort, onOpen }: GridActions<Row>,
): void {
  const { field, aside } = cell.dataset;
  if (isHeading(cell)) {
    if (columns.some((column) => column.field === field && column.isSortable)) onSort(field ?? '');
    return;
  }
  const id = cell.parentElement?.dataset['id'];
  const row = rows.find((each) => String(each.id) === id);
  if (row !== undefined && aside === undefined) onOpen?.(row);
}

const isHeading = (cell: Element) => cell.getAttribute('role') === 'columnheader';

function isOwn(target: EventTarget): boolean {
  return target instanceof Element && target.closest(ownParts) !== null;
}

/** Who marks a tag to copy it does not want to leave. */
function isMarkingText(): boolean {
  return window.getSelection()?.type === 'Range';
}

/** The checkbox of the row that a cell is of; none where rows are not selected. */
function checkboxOf(cell: Element): HTMLElement | null {
  return cell.parentElement?.querySelector<HTMLElement>('input[type="checkbox"]') ?? null;
}

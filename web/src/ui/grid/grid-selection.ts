import type { GridColumn, GridItem } from './grid-column';
import { gridClass } from './grid-look';

/** Which rows of a grid are selected. */
export interface GridSelection<Row> {
  readonly isSelected: (row: Row) => boolean;
  readonly isSelectable: (row: Row) => boolean;
  readonly nameOf: (row: Row) => string;
  readonly onSelect: (rows: readonly Row[], isSelected: boolean) => void;
}

/** Width of the column of checkboxes, in px. */
const checkWidth = 48;
export const checkField = 'checkbox';

/** The column of checkboxes, which stays before all others. */
export function checkColumn(heading: string): GridColumn<unknown> {
  return {
    field: checkField,
    heading,
    isUnlabelled: true,
    width: checkWidth,
    isSortable: false,
    isControl: true,
    isAside: true,
    stays: 'start',
    look: gridClass.button,
    text: () => '',
  };
}

/** How many of the rows that can be selected are. */
export function countSelected<Row>(
  rows: readonly Row[],
  selection: GridSelection<Row>,
): 'none' | 'some' | 'all' {
  const able = rows.filter(selection.isSelectable);
  const selected = able.filter(selection.isSelected);
  if (selected.length === 0) return 'none';
  return selected.length === able.length ? 'all' : 'some';
}

/** The rows from one to another that can be selected; the second alone where the first is not there any more. */
export function rowsBetween<Row extends GridItem>(
  rows: readonly Row[],
  from: string | null,
  to: string,
  { isSelectable }: Pick<GridSelection<Row>, 'isSelectable'>,
): readonly Row[] {
  const at = (id: string | null) => rows.findIndex((row) => String(row.id) === id);
  const last = at(to);
  if (last === -1) return [];
  const first = at(from) === -1 ? last : at(from);
  return rows.slice(Math.min(first, last), Math.max(first, last) + 1).filter(isSelectable);
}

import type { ReactNode } from 'react';
import type { Sort } from '@huella/domain/engine/lists/list-state';
import { foldKey } from '@huella/domain/fold';

/** Where something is drawn: in a cell of the grid, of which one at a time can be tabbed to, or on a card. */
interface DrawnPlace {
  readonly tabIndex: number;
  readonly isCard: boolean;
}

/** A column of a list of records: how its cells read, and how they are drawn where text alone is not enough. */
export interface RowsColumn<Row> {
  readonly name: string;
  readonly heading: string;
  readonly text: (row: Row) => string;
  /** What it sorts by where that is not its text. */
  readonly order?: (row: Row) => number | string;
  readonly draw?: (row: Row, place: DrawnPlace) => ReactNode;
  readonly width: number;
  /** Takes the room that is left. */
  readonly grows?: boolean;
  readonly isFigure?: boolean;
  /** Where it is on the card of a phone. */
  readonly card: 'name' | 'end' | 'line' | 'small' | 'none';
}

/** The rows in which any column reads like the search, whatever the case and accents. */
export function findRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<RowsColumn<Row>, 'text'>[],
  search: string,
): readonly Row[] {
  const wanted = foldKey(search);
  if (wanted === '') return rows;
  return rows.filter((row) => columns.some((column) => foldKey(column.text(row)).includes(wanted)));
}

/** Words as people sort them: whatever the case, and figures in them by their value. */
const words = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

function compare(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : words.compare(String(one), String(other));
}

/** Rows in the order of a column; as they came without one. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<RowsColumn<Row>, 'name' | 'text' | 'order'>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ name }) => name === sort?.field);
  if (sort === null || column === undefined) return rows;
  const keyOf = column.order ?? column.text;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  const turn = sort.direction === 'asc' ? 1 : -1;
  return keyed.sort((one, other) => turn * compare(one.key, other.key)).map(({ row }) => row);
}

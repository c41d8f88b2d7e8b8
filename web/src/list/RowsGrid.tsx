import { useMemo, useState } from 'react';
import type { Sort } from '@huella/domain/engine/lists/list-state';
import { Grid } from '../ui/grid/Grid';
import type { GridColumn } from '../ui/grid/grid-column';
import { gridClass } from '../ui/grid/grid-look';
import type { GridSelection } from '../ui/grid/grid-selection';
import { gridHeights, useDensity } from './density';
import { nextSort } from './next-sort';
import { sortRows, type RowsColumn } from './rows-column';

export interface RowsGridProps<Row> {
  readonly label: string;
  readonly columns: readonly RowsColumn<Row>[];
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageSize: number;
  /** The server sorts and pages: the rows are those of one page. */
  readonly server?: ServerSort | undefined;
  /** Rows can be selected, on all pages together. */
  readonly selection?: RowsSelection | undefined;
}

/** Which rows of a list are selected, by id. */
export interface RowsSelection {
  readonly ids: ReadonlySet<number>;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
}

/** How the server sorts a list. */
export interface ServerSort {
  /** The columns that it can sort by. */
  readonly by: readonly string[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

/** Records as a grid: sorted by its heads, walked by arrows. */
export function RowsGrid<Row extends { readonly id: number | string }>(props: RowsGridProps<Row>) {
  const { label, columns, rows, page, pageSize, server, selection } = props;
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const by = server?.by;
  const isSelectable = selection !== undefined;
  const drawn = useMemo(
    () =>
      columns.map((column, at) => ({
        ...drawColumn(column, at === 0 && !isSelectable),
        isSortable: by?.includes(column.name) ?? true,
      })),
    [columns, by, isSelectable],
  );
  const sorted = useMemo(() => sortRows(rows, columns, ownSort), [rows, columns, ownSort]);
  const sort = server === undefined ? ownSort : server.sort;
  const { rowHeight, headHeight } = gridHeights[useDensity()];
  return (
    <Grid<Row>
      {...{ label, rowHeight, headHeight, sort }}
      columns={drawn}
      // What the server pages is one page here.
      rows={server === undefined ? sorted.slice(page * pageSize, (page + 1) * pageSize) : rows}
      onSort={(field) => {
        (server?.onSort ?? setOwnSort)(nextSort(sort, field));
      }}
      selection={selection === undefined ? undefined : selectionOf(selection, columns)}
    />
  );
}

function selectionOf<Row extends { readonly id: number | string }>(
  { ids, onSelect }: RowsSelection,
  columns: RowsGridProps<Row>['columns'],
): GridSelection<Row> {
  const name = columns.find(({ card }) => card === 'name');
  return {
    isSelected: ({ id }) => ids.has(Number(id)),
    isSelectable: () => true,
    nameOf: (row) => name?.text(row) ?? '',
    onSelect: (changed, isSelected) => {
      const next = new Set(ids);
      for (const { id } of changed) {
        if (isSelected) next.add(Number(id));
        else next.delete(Number(id));
      }
      onSelect(next);
    },
  };
}

function drawColumn<Row>(column: RowsColumn<Row>, isFirst: boolean): Omit<GridColumn<Row>, 'isSortable'> {
  const { name, draw, width, grows = false, isFigure = false } = column;
  const looks = [
    isFirst ? gridClass.first : '',
    isFigure ? gridClass.apart : '',
    name === 'id' ? gridClass.quiet : '',
  ];
  return {
    field: name,
    heading: column.heading,
    text: column.text,
    ...(draw !== undefined && { draw: (row, tabIndex) => draw(row, { tabIndex, isCard: false }) }),
    ...(grows ? { width: 1, least: width } : { width }),
    isFigure,
    look: looks.filter(Boolean).join(' '),
  };
}

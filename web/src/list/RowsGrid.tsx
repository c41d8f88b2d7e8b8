import type { GridColDef, GridRowId, GridRowSelectionModel, GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { Sort } from '@huella/domain/engine/lists/list-state';
import { gridHeights, useDensity } from './density';
import { Grid, gridClass } from './grid-look';
import { gridIcons } from './grid-icons';
import { pageNonce } from './page-nonce';
import { RowCheckbox } from './RowCheckbox';
import type { RowsColumn } from './rows-column';
import { useGridWords } from './use-grid-words';

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

/** What holds for every list of records: sorted here, with the pages of the foot below. */
const fixed = {
  pagination: true,
  pageSizeOptions: [20, 50, 100],
  disableRowSelectionOnClick: true,
  hideFooter: true,
  disableColumnMenu: true,
  disableColumnFilter: true,
  disableColumnSelector: true,
  disableColumnResize: true,
  disableEval: true,
} as const;

const slots = { ...gridIcons, rowCheckbox: RowCheckbox };

/** Records as a grid: sorted by its heads, walked by arrows. */
export function RowsGrid<Row extends { readonly id: number | string }>(props: RowsGridProps<Row>) {
  const { label, columns, rows, page, pageSize, server, selection } = props;
  const by = server?.by;
  const isSelectable = selection !== undefined;
  const drawn = useMemo(
    () =>
      columns.map((column, at) => ({
        ...drawColumn(column, at === 0 && !isSelectable),
        sortable: by?.includes(column.name) ?? true,
      })),
    [columns, by, isSelectable],
  );
  const isServed = server !== undefined;
  // What the server pages is one page here.
  const paged = useMemo(() => ({ page: isServed ? 0 : page, pageSize }), [isServed, page, pageSize]);
  return (
    <Grid<Row>
      aria-label={label}
      {...gridHeights[useDensity()]}
      rows={rows}
      columns={drawn}
      localeText={useGridWords()}
      slots={slots}
      nonce={pageNonce()}
      {...fixed}
      paginationModel={paged}
      {...(server !== undefined && servedProps(server))}
      {...(selection !== undefined && selectionProps(selection))}
      getRowClassName={() => gridClass.still}
    />
  );
}

function selectionProps({ ids, onSelect }: RowsSelection) {
  return {
    checkboxSelection: true,
    disableRowSelectionExcludeModel: true,
    // What was selected on another page is meant, too.
    keepNonExistentRowsSelected: true,
    rowSelectionModel: { type: 'include', ids: new Set<GridRowId>(ids) },
    onRowSelectionModelChange: (model: GridRowSelectionModel) => {
      onSelect(new Set([...model.ids].map(Number)));
    },
  } as const;
}

function servedProps({ sort, onSort }: ServerSort) {
  return {
    sortingMode: 'server',
    sortModel: sort === null ? [] : [{ field: sort.field, sort: sort.direction }],
    onSortModelChange: ([next]: GridSortModel) => {
      const direction = next?.sort ?? null;
      onSort(next === undefined || direction === null ? null : { field: next.field, direction });
    },
  } as const;
}

function drawColumn<Row extends { readonly id: number | string }>(
  column: RowsColumn<Row>,
  isFirst: boolean,
): GridColDef<Row> {
  const { draw, order } = column;
  const look = [isFirst ? gridClass.first : '', column.isFigure === true ? gridClass.figure : ''].join(' ');
  return {
    field: column.name,
    headerName: column.heading,
    valueGetter: (_value, row) => (order ?? column.text)(row),
    valueFormatter: (_value, row) => column.text(row),
    ...(draw !== undefined && { renderCell: ({ row, tabIndex }) => draw(row, { tabIndex, isCard: false }) }),
    ...(column.grows === true ? { flex: 1, minWidth: column.width } : { width: column.width }),
    ...(column.isFigure === true && { align: 'right', headerAlign: 'right' }),
    headerClassName: look,
    cellClassName: column.name === 'id' ? `${look} ${gridClass.quiet}` : look,
  };
}

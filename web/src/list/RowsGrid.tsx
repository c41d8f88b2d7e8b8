import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { height } from '../theme/tokens';
import { Grid, gridClass } from './grid-look';
import { gridIcons } from './grid-icons';
import { pageNonce } from './page-nonce';
import type { RowsColumn } from './rows-column';
import { useGridWords } from './use-grid-words';

/** The order of rows that the server sorts: by which column, and those by which it can. */
export interface ServedSort {
  readonly field: string;
  readonly dir: 'asc' | 'desc';
  readonly sortable: readonly string[];
  readonly onSort: (field: string, dir: 'asc' | 'desc') => void;
}

export interface RowsGridProps<Row> {
  readonly label: string;
  readonly columns: readonly RowsColumn<Row>[];
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageSize: number;
  /** The rows are a page that the server sorted. */
  readonly served?: ServedSort;
}

/** What holds for every list of records: sorted here, with the pages of the foot below. */
const fixed = {
  rowHeight: height.gridRow,
  columnHeaderHeight: height.gridRow,
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

/** Records as a grid: sorted by its heads, walked by arrows. */
export function RowsGrid<Row extends { readonly id: number | string }>(props: RowsGridProps<Row>) {
  const { label, columns, rows, page, pageSize, served } = props;
  const sortable = served?.sortable;
  const drawn = useMemo(
    () =>
      columns.map((column, at) => ({
        ...drawColumn(column, at === 0),
        ...(sortable !== undefined && { sortable: sortable.includes(column.name) }),
      })),
    [columns, sortable],
  );
  const paged = useMemo(() => ({ page, pageSize }), [page, pageSize]);
  return (
    <Grid<Row>
      aria-label={label}
      rows={rows}
      columns={drawn}
      localeText={useGridWords()}
      slots={gridIcons}
      nonce={pageNonce()}
      {...fixed}
      {...(served !== undefined && servedProps(served))}
      paginationModel={paged}
      getRowClassName={() => gridClass.still}
    />
  );
}

/** The head says how the server sorted; another press of it asks for the other way. */
function servedProps({ field, dir, onSort }: ServedSort) {
  return {
    sortingMode: 'server',
    sortModel: [{ field, sort: dir }],
    sortingOrder: ['desc', 'asc'],
    onSortModelChange: ([first]: GridSortModel) => {
      if (first !== undefined) onSort(first.field, first.sort === 'asc' ? 'asc' : 'desc');
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

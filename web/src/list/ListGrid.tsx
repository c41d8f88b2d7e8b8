import type { GridSortModel } from '@mui/x-data-grid';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { height } from '../theme/tokens';
import { useSay } from '../words/use-say';
import { cellTextOf } from './cell-text';
import { gridColumns } from './grid-columns';
import { Grid, gridClass } from './grid-look';
import { pageNonce } from './page-nonce';
import type { RowLinks } from './row-links';
import { isSelectable, selectInView, type Selection } from './selection';
import type { List } from './use-list';
import { useGridWords } from './use-grid-words';
import { useOpenRow } from './use-open-row';

export interface ListGridProps {
  readonly list: List;
  readonly links: RowLinks;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Shows why a row is paused. */
  readonly onWhy: (row: AssetRow) => void;
}

const sortingOrder = ['asc', 'desc', null] as const;
const icons = {
  columnSortedAscendingIcon: () => <ArrowUp size={14} />,
  columnSortedDescendingIcon: () => <ArrowDown size={14} />,
  columnUnsortedIcon: () => <ArrowUpDown size={14} />,
} as const;

/** The rows of a list as a grid: sorted by its heads, walked by arrows, opened by a click or Enter. */
export function ListGrid({ list, links, selection, onSelect, onWhy }: ListGridProps) {
  const { say, word } = useSay('list');
  const { subject, rows, sort, change, ending, columns } = list;
  const open = useOpenRow(links, onWhy);
  const shape = useMemo(
    () =>
      gridColumns({
        subject,
        shown: columns.shown,
        text: cellTextOf(rows, subject.locale),
        links,
        onWhy,
        say,
        word,
      }),
    [subject, columns.shown, rows, links, onWhy, say, word],
  );
  const sortModel = useMemo<GridSortModel>(
    () => (sort === null ? [] : [{ field: sort.field, sort: sort.direction }]),
    [sort],
  );
  const selected = useMemo(
    () => ({
      type: 'include' as const,
      ids: new Set<number>(rows.map((row) => row.id).filter((id) => selection.has(id))),
    }),
    [rows, selection],
  );
  return (
    <Grid<AssetRow>
      aria-label={word(subject.model.noun.many)}
      rows={rows}
      columns={shape}
      localeText={useGridWords()}
      slots={icons}
      nonce={pageNonce()}
      rowHeight={height.gridRow}
      columnHeaderHeight={height.gridRow}
      columnBufferPx={10_000}
      paginationMode="server"
      rowCount={rows.length}
      sortingMode="server"
      filterMode="server"
      sortingOrder={sortingOrder}
      sortModel={sortModel}
      onSortModelChange={([next]) => {
        const direction = next?.sort ?? null;
        change({ sort: next === undefined || direction === null ? null : { field: next.field, direction } });
      }}
      checkboxSelection
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      isRowSelectable={({ row }) => isSelectable(row, ending)}
      rowSelectionModel={selected}
      onRowSelectionModelChange={(model) => {
        onSelect(selectInView(selection, rows, new Set([...model.ids].map(Number))));
      }}
      getRowClassName={({ row }) => (isSelectable(row, ending) ? '' : gridClass.ended)}
      onCellClick={open.onClick}
      onCellKeyDown={open.onKeyDown}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableColumnResize
      disableEval
    />
  );
}

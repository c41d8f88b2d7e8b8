import type { GridRowSelectionModel, GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { Sort } from '@huella/domain/engine/lists/list-state';
import { useSay } from '../words/use-say';
import { cellTextOf } from './cell-text';
import { gridHeights, useDensity } from './density';
import { endOfName, gridColumns, noteHeight } from './grid-columns';
import { gridIcons } from './grid-icons';
import { RowCheckbox } from './RowCheckbox';
import { Grid, gridClass, nameEnd } from './grid-look';
import { pageNonce } from './page-nonce';
import type { RowLinks } from './row-links';
import { isSelectable, selectInView, takesSelection, type Selection } from './selection';
import { usualSort, type List } from './use-list';
import { useEdges } from './use-edges';
import { useGridWords } from './use-grid-words';
import { useOpenRow } from './use-open-row';
import { useSearchMarks } from './use-search-marks';

export interface ListGridProps {
  readonly list: List;
  readonly links: RowLinks;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Shows why a row is paused. */
  readonly onWhy: (row: AssetRow) => void;
}

const slots = { ...gridIcons, rowCheckbox: RowCheckbox };

/** What holds for every list: the server pages and sorts, and nothing of the grid's own is offered. */
const fixed = {
  paginationMode: 'server',
  sortingMode: 'server',
  filterMode: 'server',
  sortingOrder: ['asc', 'desc', null],
  disableRowSelectionOnClick: true,
  disableRowSelectionExcludeModel: true,
  hideFooter: true,
  disableColumnMenu: true,
  disableColumnFilter: true,
  disableColumnSelector: true,
  disableColumnResize: true,
  disableEval: true,
} as const;

/** The rows of a list as a grid: sorted by its heads, walked by arrows, opened by a click or Enter. */
export function ListGrid(props: ListGridProps) {
  const { list, links, selection, onSelect, onWhy } = props;
  const { word } = useSay('list');
  const { subject, rows, change, ending } = list;
  const open = useOpenRow(links, onWhy);
  const canSelect = takesSelection(subject);
  const { columns, sortModel, selected, marks } = useGridModel(props);
  const heights = gridHeights[useDensity()];
  return (
    <Grid<AssetRow>
      {...useEdges()}
      aria-label={word(subject.model.noun.many)}
      sx={{ [nameEnd]: `${String(endOfName(list.columns.shown, subject, marks))}px` }}
      {...heights}
      {...(marks !== null && {
        getRowHeight: ({ id }) => (marks.noted.has(Number(id)) ? heights.rowHeight + noteHeight : null),
      })}
      rows={rows}
      columns={columns}
      localeText={useGridWords()}
      slots={slots}
      nonce={pageNonce()}
      {...fixed}
      checkboxSelection={canSelect}
      rowCount={rows.length}
      sortModel={sortModel}
      onSortModelChange={([next]) => {
        const field = next?.field ?? list.sort?.field;
        if (field === undefined) return;
        change((asked) => ({ sort: turned(asked.sort ?? usualSort(subject), field) }));
      }}
      isRowSelectable={({ row }) => isSelectable(row, ending)}
      rowSelectionModel={selected}
      onRowSelectionModelChange={(model) => {
        onSelect(selectInView(selection, rows, new Set([...model.ids].map(Number))));
      }}
      getRowClassName={({ row }) => (canSelect && !isSelectable(row, ending) ? gridClass.ended : '')}
      onCellClick={open.onClick}
      onCellKeyDown={open.onKeyDown}
    />
  );
}

/**
 * The order after a press of a head: upwards, downwards, as usual. It follows from what was asked for and not from what the grid
 * shows, which is behind where somebody presses twice.
 */
function turned(sort: Sort | null, field: string): Sort | null {
  if (sort?.field !== field) return { field, direction: 'asc' };
  return sort.direction === 'asc' ? { field, direction: 'desc' } : null;
}

/** What the grid shows, in its own terms. It is announced again only when something of it changes. */
function useGridModel({ list, links, selection, onWhy }: ListGridProps) {
  const { say, word } = useSay('list');
  const { subject, rows, sort } = list;
  const { shown } = list.columns;
  const text = useMemo(() => cellTextOf(rows, subject.locale), [rows, subject.locale]);
  const marks = useSearchMarks(list, shown, text);
  const columns = useMemo(
    () => gridColumns({ subject, shown, text, marks, links, onWhy, say, word }),
    [subject, shown, text, marks, links, onWhy, say, word],
  );
  const sortModel = useMemo<GridSortModel>(
    () => (sort === null ? [] : [{ field: sort.field, sort: sort.direction }]),
    [sort],
  );
  const selected = useMemo<GridRowSelectionModel>(() => {
    const ids = rows.map((row) => row.id).filter((id) => selection.has(id));
    return { type: 'include', ids: new Set(ids) };
  }, [rows, selection]);
  return { columns, sortModel, selected, marks };
}

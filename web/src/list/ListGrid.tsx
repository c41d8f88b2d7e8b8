import { useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { Grid } from '../ui/grid/Grid';
import { gridClass } from '../ui/grid/grid-look';
import type { GridSelection } from '../ui/grid/grid-selection';
import { useSay } from '../words/use-say';
import { cellTextOf } from './cell-text';
import { gridHeights, useDensity } from './density';
import { gridColumns, noteHeight } from './grid-columns';
import { nextSort } from './next-sort';
import type { RowLinks } from './row-links';
import { isSelectable, selectInView, takesSelection, type Selection } from './selection';
import { usualSort, type List } from './use-list';
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

/** The rows of a list as a grid: the server pages and sorts them. */
export function ListGrid(props: ListGridProps) {
  const { list, links, onWhy } = props;
  const { say, word } = useSay('list');
  const { subject, rows, change } = list;
  const { shown } = list.columns;
  const text = useMemo(() => cellTextOf(rows, subject.locale), [rows, subject.locale]);
  const marks = useSearchMarks(list, shown, text);
  const columns = useMemo(
    () => gridColumns({ subject, shown, text, marks, links, onWhy, say, word }),
    [subject, shown, text, marks, links, onWhy, say, word],
  );
  const selection = selectionOf(props);
  const { rowHeight, headHeight } = gridHeights[useDensity()];
  return (
    <Grid<AssetRow>
      label={word(subject.model.noun.many)}
      {...{ columns, rows, rowHeight, headHeight, selection }}
      heightOf={({ id }) => (marks?.noted.has(id) === true ? rowHeight + noteHeight : rowHeight)}
      sort={list.sort}
      onSort={(field) => {
        // It follows from what was asked for, and not from what is shown, which is behind where somebody presses twice.
        change((asked) => ({ sort: nextSort(asked.sort ?? usualSort(subject), field) }));
      }}
      lookOf={(row) => (selection?.isSelectable(row) === false ? gridClass.ended : '')}
      onOpen={useOpenRow(links, onWhy)}
    />
  );
}

/** Which rows are selected; nothing where none can be. */
function selectionOf({ list, selection, onSelect }: ListGridProps): GridSelection<AssetRow> | undefined {
  const { subject, rows, ending } = list;
  if (!takesSelection(subject)) return undefined;
  return {
    isSelected: ({ id }) => selection.has(id),
    isSelectable: (row) => isSelectable(row, ending),
    nameOf: ({ label }) => label,
    onSelect: (changed, isSelected) => {
      const ids = new Set(rows.filter(({ id }) => selection.has(id)).map(({ id }) => id));
      for (const { id } of changed) {
        if (isSelected) ids.add(id);
        else ids.delete(id);
      }
      onSelect(selectInView(selection, rows, ids));
    },
  };
}

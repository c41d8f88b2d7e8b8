import { useMemo, useRef } from 'react';
import type { Sort } from '@huella/domain/engine/lists/list-state';
import { useSay } from '../../words/use-say';
import { headRow, staysOf, widthsOf, type GridItem } from './grid-column';
import { GridRoot, styleOfGrid } from './grid-look';
import { GridHead } from './GridHead';
import { checkColumn, countSelected } from './grid-selection';
import { GridRow } from './GridRow';
import { useEdges } from './use-edges';
import { useGridEvents, type GridActions } from './use-grid-events';
import { useTabPlace } from './use-tab-place';

export interface GridProps<Row> extends GridActions<Row> {
  readonly label: string;
  /** In px. */
  readonly rowHeight: number;
  readonly headHeight: number;
  /** Of a row that is higher than others, in px. */
  readonly heightOf?: ((row: Row) => number) | undefined;
  readonly sort: Sort | null;
  readonly lookOf?: ((row: Row) => string) | undefined;
}

/** Rows under headings: sorted by a press on one, walked by arrows, opened by a press or Enter, selected by the space bar. */
export function Grid<Row extends GridItem>(props: GridProps<Row>) {
  const { rows, sort, selection, lookOf, heightOf } = props;
  const { say } = useSay('list');
  const isSelecting = selection !== undefined;
  const columns = useMemo(
    () => (isSelecting ? [checkColumn(say('list:selection')), ...props.columns] : props.columns),
    [isSelecting, props.columns, say],
  );
  const stays = useMemo(() => staysOf(columns), [columns]);
  const widths = useMemo(() => widthsOf(columns), [columns]);
  const grid = useRef<HTMLDivElement>(null);
  const { place, onFocus, onBlur } = useTabPlace(grid, columns[0]?.field ?? '');
  const tabRow = rows.find(({ id }) => String(id) === place.row)?.id ?? headRow;
  useEdges(grid);

  return (
    <GridRoot
      ref={grid}
      role="grid"
      aria-label={props.label}
      aria-multiselectable={isSelecting ? true : undefined}
      style={styleOfGrid(widths, props.headHeight)}
      {...useGridEvents(props)}
      {...{ onFocus, onBlur }}
    >
      <GridHead
        {...{ columns, stays, sort }}
        height={props.headHeight}
        selected={isSelecting ? countSelected(rows, selection) : 'none'}
        tabField={tabRow === headRow ? place.field : null}
      />
      <div role="rowgroup" data-body="">
        {rows.map((row) => (
          <GridRow
            key={row.id}
            {...{ row, columns, stays }}
            height={heightOf?.(row) ?? props.rowHeight}
            look={lookOf?.(row) ?? ''}
            isSelected={selection?.isSelected(row)}
            isSelectable={selection?.isSelectable(row) ?? false}
            name={selection?.nameOf(row) ?? ''}
            opens={props.onOpen !== undefined}
            tabField={tabRow === row.id ? place.field : null}
          />
        ))}
      </div>
    </GridRoot>
  );
}

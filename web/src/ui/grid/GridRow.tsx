import { memo } from 'react';
import type { GridColumn, GridItem, Stay } from './grid-column';
import { checkField } from './grid-selection';
import { PlainCheckbox } from '../PlainCheckbox';
import { useSay } from '../../words/use-say';
import { heightOfRow } from './grid-look';

/** What the rows of a grid have in common. */
export interface RowShape<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** Of each column where it stays. */
  readonly stays: readonly Stay[];
}

export interface GridRowProps<Row> extends RowShape<Row> {
  readonly row: Row;
  /** In px. */
  readonly height: number;
  readonly look: string;
  /** Undefined where no row can be selected. */
  readonly isSelected: boolean | undefined;
  readonly isSelectable: boolean;
  /** What the checkbox calls the row. */
  readonly name: string;
  readonly opens: boolean;
  /** The column whose cell can be tabbed to, if it is in this row. */
  readonly tabField: string | null;
}

function DrawnRow<Row extends GridItem>(props: GridRowProps<Row>) {
  const { row, columns, stays, tabField } = props;
  return (
    <div
      role="row"
      className={props.look}
      data-id={row.id}
      data-open={props.opens ? '' : undefined}
      aria-selected={props.isSelected}
      style={heightOfRow(props.height)}
    >
      {columns.map((column, at) => {
        const tabIndex = column.field === tabField ? 0 : -1;
        const text = column.draw === undefined ? column.text(row) : '';
        return (
          <div
            key={column.field}
            role={column.isRowHeader === true ? 'rowheader' : 'gridcell'}
            className={column.look}
            {...columnMarks(columns, stays, at)}
            title={text === '' ? undefined : text}
            // What is beside the cells of the row is one button, which takes the focus itself.
            tabIndex={takesFocus(column, props.isSelectable) ? -1 : tabIndex}
          >
            {column.field === checkField ? (
              <RowCheckbox {...props} tabIndex={tabIndex} />
            ) : column.draw === undefined ? (
              text
            ) : (
              column.draw(row, tabIndex)
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Whether what is in the cells of a column takes their focus. */
function takesFocus(column: GridColumn<never>, isSelectable: boolean): boolean {
  return column.isAside === true && (column.field !== checkField || isSelectable);
}

/** The checkbox of a row, by its name: who hears twenty of them knows which is which. */
function RowCheckbox(
  props: Pick<GridRowProps<never>, 'isSelected' | 'isSelectable' | 'name'> & { readonly tabIndex: number },
) {
  const { say } = useSay('list');
  return (
    <PlainCheckbox
      label={say('list:selectRowOf', { label: props.name })}
      isChecked={props.isSelected ?? false}
      isDisabled={!props.isSelectable}
      tabIndex={props.tabIndex}
    />
  );
}

/** A row of a grid. It is drawn again when something of its own changes, and not with each of its neighbours. */
// A memoized component loses its type argument; it is the same component.
export const GridRow = memo(DrawnRow) as typeof DrawnRow;

/** What the look knows a column by, in its heading and in its cells. */
export function columnMarks<Row>(columns: readonly GridColumn<Row>[], stays: readonly Stay[], at: number) {
  const column = columns[at];
  const stay = stays[at];
  const isStartEdge = column?.stays === 'start' && columns[at + 1]?.stays !== 'start';
  const isEndEdge = column?.stays === 'end' && columns[at - 1]?.stays !== 'end';
  return {
    'data-field': column?.field,
    'data-figure': column?.isFigure === true ? '' : undefined,
    'data-control': column?.isControl === true ? '' : undefined,
    'data-aside': column?.isAside === true ? '' : undefined,
    ...(stay !== null && stay !== undefined && { 'data-stays': '', style: stay }),
    'data-edge': isStartEdge ? 'start' : isEndEdge ? 'end' : undefined,
  };
}

import Checkbox from '@mui/material/Checkbox';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { Sort } from '@huella/domain/engine/lists/list-state';
import { useSay } from '../../words/use-say';
import { Hidden } from '../Hidden';
import type { GridColumn } from './grid-column';
import { checkField } from './grid-selection';
import { heightOfRow } from './grid-look';
import { columnMarks, type RowShape } from './GridRow';

export interface GridHeadProps<Row> extends RowShape<Row> {
  /** In px. */
  readonly height: number;
  readonly sort: Sort | null;
  /** How many of all rows are selected. */
  readonly selected: 'none' | 'some' | 'all';
  readonly tabField: string | null;
}

const signs = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown } as const;
const spoken = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** The headings of a grid: a press on one sorts by it. */
export function GridHead<Row>({ columns, stays, height, sort, selected, tabField }: GridHeadProps<Row>) {
  return (
    <div role="rowgroup" data-head="">
      <div role="row" style={heightOfRow(height)}>
        {columns.map((column, at) => {
          const tabIndex = column.field === tabField ? 0 : -1;
          const order = sort?.field === column.field ? sort.direction : 'none';
          return (
            <div
              key={column.field}
              role="columnheader"
              className={column.look}
              {...columnMarks(columns, stays, at)}
              data-sortable={column.isSortable ? '' : undefined}
              aria-sort={column.isSortable ? spoken[order] : undefined}
              tabIndex={column.field === checkField ? -1 : tabIndex}
            >
              {column.field === checkField ? (
                <AllRows {...{ selected, tabIndex }} />
              ) : (
                <Heading column={column} />
              )}
              {column.isSortable && <Sign order={order} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function AllRows({
  selected,
  tabIndex,
}: Pick<GridHeadProps<never>, 'selected'> & { readonly tabIndex: number }) {
  const { say } = useSay('list');
  const isAll = selected === 'all';
  return (
    <Checkbox
      checked={isAll}
      indeterminate={selected === 'some'}
      slotProps={{
        input: { 'aria-label': say(isAll ? 'list:unselectRows' : 'list:selectRows'), tabIndex },
      }}
    />
  );
}

function Heading<Row>({ column }: { readonly column: GridColumn<Row> }) {
  if (column.isUnlabelled === true) return <Hidden>{column.heading}</Hidden>;
  return (
    <span data-title="" title={column.heading}>
      {column.heading}
    </span>
  );
}

function Sign({ order }: { readonly order: keyof typeof signs }) {
  const { say } = useSay('list');
  const Icon = signs[order];
  return (
    <span data-sign={order} title={say('list:sort')} aria-hidden="true">
      <Icon size={14} />
    </span>
  );
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CheckRow } from '../../ui/CheckRow';
import { Pagination, type PaginationProps } from '../../ui/Pagination';
import { RowsTable, type TableColumn } from '../../ui/RowsTable';
import { SearchInput } from '../../ui/SearchInput';

interface PickRow {
  readonly key: string;
  /** What is under each column, the name first. */
  readonly cells: readonly ReactNode[];
}

export interface PickTableProps {
  readonly label: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly PickRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (row: PickRow) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly searchLabel: string;
  /** In place of the rows where there are none. */
  readonly empty: ReactNode;
  readonly pages: Omit<PaginationProps, 'label'>;
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Search = styled('div')({ width: 'min(360px, 100%)' });
/** Rows of which several are chosen, a page of them at a time. */
export function PickTable(props: PickTableProps) {
  const { columns, rows, chosen, onToggle, pages } = props;
  return (
    <Root>
      <Search>
        <SearchInput
          value={props.text}
          onChange={props.onText}
          label={props.searchLabel}
          placeholder={props.searchLabel}
          inputProps={{ maxLength: 100 }}
        />
      </Search>
      {rows.length === 0 ? (
        props.empty
      ) : (
        <RowsTable
          label={props.label}
          columns={columns}
          maxInLine={8}
          rows={rows.map((row) => {
            const [first, ...rest] = row.cells;
            return {
              key: row.key,
              cells: [
                <CheckRow
                  key="name"
                  label={first}
                  checked={chosen.has(row.key)}
                  onChange={() => {
                    onToggle(row);
                  }}
                />,
                ...rest,
              ],
            };
          })}
        />
      )}
      {pages.total > pages.pageSize && <Pagination {...pages} />}
    </Root>
  );
}

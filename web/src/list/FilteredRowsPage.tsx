import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIsPhone } from '../shell/use-media';
import { phone } from '../theme/media';
import { gutter } from '../theme/tokens';
import { PageHeader } from '../ui/PageHeader';
import { Pagination } from '../ui/Pagination';
import { GridSkeleton } from '../ui/Skeletons';
import { FetchError } from './FetchError';
import type { RowsColumn } from './rows-column';
import { RowsCards } from './RowsCards';
import { RowsGrid, type ServerSort } from './RowsGrid';
import { RowsBody, RowsFoot, RowsRoot } from './rows-layout';

export interface FilteredRowsPageProps<Row extends { readonly id: number | string }> {
  readonly title: string;
  readonly subtitle: string;
  readonly actions: ReactNode;
  /** Shown between the head and the list: what narrows it. */
  readonly bar: ReactNode;
  readonly columns: readonly RowsColumn<Row>[];
  /** The rows of the page and how many there are in all; undefined until they are known. */
  readonly found: { readonly rows: readonly Row[]; readonly total: number } | undefined;
  /** They are those from before the last change, and others are on their way. */
  readonly isBehind: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly failedTitle: string;
  /** In place of the rows where there are none. */
  readonly empty: ReactNode;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
  readonly sort: ServerSort;
}

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: `8px ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { padding: `0 ${gutter.phone}px 12px` },
}));

/** A list of records whose address says how the server narrows, sorts and pages it. A grid, and cards on phones. */
export function FilteredRowsPage<Row extends { readonly id: number | string }>(
  props: FilteredRowsPageProps<Row>,
) {
  const { found, page, pageSize } = props;
  return (
    <RowsRoot>
      <PageHeader title={props.title} subtitle={props.subtitle} actions={props.actions} />
      <Bar>{props.bar}</Bar>
      <Body {...props} />
      {found !== undefined && found.total > 0 && (
        <RowsFoot>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={found.total}
            onPage={props.onPage}
            onPageSize={props.onPageSize}
          />
        </RowsFoot>
      )}
    </RowsRoot>
  );
}

function Body<Row extends { readonly id: number | string }>(props: FilteredRowsPageProps<Row>) {
  const { found, error, columns, title, isBehind } = props;
  const isPhone = useIsPhone();
  if (found === undefined && error !== null)
    return (
      <RowsBody data-words>
        <FetchError title={props.failedTitle} error={error} onRetry={props.onRetry} />
      </RowsBody>
    );
  if (found === undefined) return <GridSkeleton count={12} />;
  if (found.rows.length === 0) return <RowsBody data-words>{props.empty}</RowsBody>;
  return (
    <RowsBody data-behind={isBehind} aria-busy={isBehind}>
      {isPhone ? (
        <RowsCards label={title} columns={columns} rows={found.rows} />
      ) : (
        <RowsGrid
          label={title}
          columns={columns}
          rows={found.rows}
          page={0}
          pageSize={props.pageSize}
          server={props.sort}
        />
      )}
    </RowsBody>
  );
}

import { styled } from '@mui/material/styles';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo, useState, type ReactNode } from 'react';
import { useIsPhone } from '../shell/use-media';
import { phone } from '../theme/media';
import { gutter } from '../theme/tokens';
import { EmptyState } from '../ui/EmptyState';
import { PageHeader } from '../ui/PageHeader';
import { Pagination } from '../ui/Pagination';
import { SearchInput } from '../ui/SearchInput';
import { GridSkeleton } from '../ui/Skeletons';
import { useSay } from '../words/use-say';
import { FetchError } from './FetchError';
import { findRows, type RowsColumn } from './rows-column';
import { RowsCards } from './RowsCards';
import { RowsGrid, type RowsGridProps, type RowsSelection } from './RowsGrid';
import { RowsBody, RowsFoot, RowsRoot } from './rows-layout';
import { usePageSize } from './use-pages';
import { useQuiet } from './use-quiet';

export interface RowsPageProps<Row extends { readonly id: number | string }> {
  readonly title: string;
  readonly columns: readonly RowsColumn<Row>[];
  /** Undefined until they are known. */
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** 'No pudimos traer los eventos'. */
  readonly failedTitle: string;
  readonly subtitle: string;
  readonly searchLabel: string;
  readonly actions: ReactNode;
  readonly empty: ReactNode;
  /** Shown between the head and the list: tabs. */
  readonly under?: ReactNode;
  /** Under tabs the list is a panel of one of them. */
  readonly panel?: { readonly id: string; readonly labelledBy: string };
  /** Height of the grid in pixels; without it the grid takes what is left of the window. */
  readonly tableHeight?: number;
  /** Rows can be selected, on all pages together. */
  readonly selection?: RowsSelection | undefined;
  /** Over the foot: what to do with what is selected. */
  readonly bar?: ReactNode;
}

/** All that is one of several: what a tab shows. */
const Panel = styled('div')({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  padding: `5px ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  '& > div': { width: 'min(320px, 100%)' },
  [phone]: {
    padding: `0 ${gutter.phone}px 8px`,
    '& > div': { width: '100%' },
    '[role="tabpanel"] > &': { paddingTop: 8 },
  },
}));

/** A list of records that comes whole: searched, sorted and paged here. A grid, and cards on phones. */
export function RowsPage<Row extends { readonly id: number | string }>(props: RowsPageProps<Row>) {
  const { columns, rows } = props;
  const [text, setText] = useState('');
  const search = useQuiet(text);
  const found = useMemo(() => findRows(rows ?? [], columns, search), [rows, columns, search]);
  const [page, setPage] = useState(0);
  const [pageSize, onPageSize] = usePageSize(() => setPage(0));
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const at = Math.min(page, last);
  return (
    <RowsView
      {...props}
      whole={rows?.length}
      {...{ found, search, text, pageSize, onPageSize, page: at, total: found.length }}
      inView={found.slice(at * pageSize, (at + 1) * pageSize)}
      onText={(next) => {
        setText(next);
        setPage(0);
      }}
      onPage={setPage}
    />
  );
}

export interface RowsViewProps<Row extends { readonly id: number | string }>
  extends Omit<RowsPageProps<Row>, 'rows'>, Pick<RowsGridProps<Row>, 'server'> {
  /** How many there are without a search; undefined until it is known. */
  readonly whole: number | undefined;
  /** What the grid is given, and what of it is the page in view. */
  readonly found: readonly Row[];
  readonly inView: readonly Row[];
  readonly total: number;
  readonly search: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** A list of records as it is drawn, wherever it is searched and paged. */
export function RowsView<Row extends { readonly id: number | string }>(props: RowsViewProps<Row>) {
  const { whole = 0, total, page, pageSize, onPage, onPageSize } = props;
  const isPhone = useIsPhone();
  return (
    <RowsRoot>
      <PageHeader title={props.title} subtitle={props.subtitle} actions={props.actions} />
      {props.under}
      <Panel {...panelProps(props.panel)}>
        {whole > 0 && (
          <Bar>
            <SearchInput
              size={isPhone ? 'medium' : 'small'}
              value={props.text}
              onChange={props.onText}
              label={props.searchLabel}
              placeholder={props.searchLabel}
              inputProps={{ maxLength: 100 }}
            />
          </Bar>
        )}
        <Body {...props} isPhone={isPhone} />
        {props.bar}
        {total > 0 && (
          <RowsFoot>
            <Pagination {...{ page, pageSize, total, onPage, onPageSize }} />
          </RowsFoot>
        )}
      </Panel>
    </RowsRoot>
  );
}

function panelProps(panel: RowsPageProps<never>['panel']) {
  return panel === undefined ? {} : { id: panel.id, role: 'tabpanel', 'aria-labelledby': panel.labelledBy };
}

interface BodyProps<Row extends { readonly id: number | string }> extends RowsViewProps<Row> {
  readonly isPhone: boolean;
}

function Body<Row extends { readonly id: number | string }>(props: BodyProps<Row>) {
  const { whole, error, found, columns, page, pageSize } = props;
  const { say } = useSay('list');
  if (whole === undefined && error !== null) {
    return (
      <RowsBody data-words>
        <FetchError title={props.failedTitle} error={error} onRetry={props.onRetry} />
      </RowsBody>
    );
  }
  if (whole === undefined) return <GridSkeleton count={12} />;
  if (whole === 0) return <RowsBody data-words>{props.empty}</RowsBody>;
  if (found.length === 0) {
    return (
      <RowsBody data-words>
        <EmptyState
          kind="filtered"
          icon={<SearchX size={20} />}
          title={say('list:rowsNothing')}
          text={say('list:pickNothing', { text: props.search })}
        />
      </RowsBody>
    );
  }
  const fixed =
    props.tableHeight === undefined || props.isPhone
      ? undefined
      : { flex: 'none', height: props.tableHeight };
  return (
    <RowsBody style={fixed}>
      {props.isPhone ? (
        <RowsCards label={props.title} columns={columns} rows={props.inView} selection={props.selection} />
      ) : (
        <RowsGrid
          label={props.title}
          server={props.server}
          selection={props.selection}
          {...{ columns, page, pageSize, rows: found }}
        />
      )}
    </RowsBody>
  );
}

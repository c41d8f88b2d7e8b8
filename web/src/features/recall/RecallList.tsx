import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import type { RecallList as Found, RecallRow } from '@huella/domain/calls/recall';
import { ActionsMenu } from '../../list/ActionsMenu';
import { FetchError } from '../../list/FetchError';
import { useLastPage } from '../../list/use-pages';
import { useIsDesk } from '../../shell/use-media';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { RowsTable, type TableRow } from '../../ui/RowsTable';
import { GridSkeleton } from '../../ui/Skeletons';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { rowTitle } from './node-words';
import { assetRecallAddress } from './recall-address';
import { GenerationCell, HowCell, StateCell, WhatCell, WhereCell } from './RecallCells';
import type { RecallView } from './use-recall-view';

export interface RecallListProps {
  readonly query: UseQueryResult<Found>;
  readonly view: RecallView;
  readonly size: number;
  readonly onSize: (size: number) => void;
}

const Rows = styled('div')({ '&[data-behind="true"]': { opacity: 0.6 } });
/** The foot lines up with the table over it. */
const Foot = styled('div')({ '& > nav': { paddingInline: 0 } });

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 8,
});
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 12px',
  padding: 12,
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  ...typeStyle(type.body),
  // A menu is higher than the name beside it, and takes the line's place with its room to touch.
  '& [data-icon-button]': { margin: '-10px -10px -10px 0' },
}));
const Under = styled('div')({ gridColumn: '1 / -1', display: 'grid', gap: 4, ...typeStyle(type.cell) });
const Sides = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 });

/** A trace row by row, nearest first. */
export function RecallList({ query, view, size, onSize }: RecallListProps) {
  const { say } = useSay('recall', 'list');
  const isDesk = useIsDesk();
  const { data, error, refetch, isPlaceholderData } = query;
  const { page, change } = view;
  useLastPage(page, size, isPlaceholderData ? undefined : data?.total, change);
  if (data === undefined) {
    return error === null ? (
      <GridSkeleton count={12} />
    ) : (
      <FetchError title={say('recall:failed')} error={error} onRetry={refetch} />
    );
  }
  if (data.total === 0) return <NoRows view={view} />;
  return (
    <>
      <Rows data-behind={isPlaceholderData}>
        {isDesk ? <Table rows={data.rows} /> : <Cards rows={data.rows} />}
      </Rows>
      <Foot>
        <Pagination
          page={page}
          pageSize={size}
          total={data.total}
          onPage={(next) => {
            change({ page: next });
          }}
          onPageSize={onSize}
        />
      </Foot>
    </>
  );
}

interface TableProps {
  readonly rows: readonly RecallRow[];
}

function Table({ rows }: TableProps) {
  const { say } = useSay('recall', 'list');
  const columns = [
    { name: 'what', label: say('recall:colWhat') },
    { name: 'generation', label: say('recall:colGeneration') },
    { name: 'where', label: say('recall:colWhere') },
    { name: 'how', label: say('recall:colHow') },
    { name: 'state', label: say('recall:colState') },
  ];
  return (
    <RowsTable
      label={say('recall:title')}
      columns={columns}
      rows={rows.map((row) => tableRow(row))}
      actionsLabel={say('list:actions')}
    />
  );
}

function Cards({ rows }: TableProps) {
  const { say } = useSay('recall');
  return (
    <List aria-label={say('recall:title')}>
      {rows.map((row) => (
        <Item key={row.key}>
          <WhatCell row={row} />
          <RowActions row={row} />
          <Under>
            <Sides>
              <GenerationCell row={row} />
              {row.state !== null && <StateCell row={row} />}
            </Sides>
            {row.place !== null && <WhereCell row={row} />}
            {row.links.length + row.origins.length > 0 && <HowCell row={row} />}
          </Under>
        </Item>
      ))}
    </List>
  );
}

function tableRow(row: RecallRow): TableRow {
  return {
    key: row.key,
    cells: [
      <WhatCell key="what" row={row} />,
      <GenerationCell key="generation" row={row} />,
      <WhereCell key="where" row={row} />,
      <HowCell key="how" row={row} />,
      <StateCell key="state" row={row} />,
    ],
    actions: <RowActions row={row} />,
  };
}

/** What of one's own can be opened can also be traced from. */
function RowActions({ row }: { readonly row: RecallRow }) {
  const { say } = useSay('recall');
  const id = row.asset?.id ?? null;
  if (id === null) return null;
  return (
    <ActionsMenu
      label={rowTitle(row, say)}
      actions={[
        { key: 'open', label: say('recall:open'), href: assetAddress(id) },
        { key: 'start', label: say('recall:startHere'), href: assetRecallAddress(id) },
      ]}
    />
  );
}

/** A way in which nothing is recorded, or a node that is not there any more. */
function NoRows({ view }: { readonly view: RecallView }) {
  const { say } = useSay('recall');
  const isNode = view.node !== undefined;
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say(isNode ? 'recall:nodeGone' : 'recall:filteredNone')}
      text={say(isNode ? 'recall:nodeGoneText' : 'recall:filteredNoneText')}
      actions={
        <Button
          size="small"
          onClick={() => {
            view.change({ direction: undefined, node: undefined });
          }}
        >
          {say('recall:showAll')}
        </Button>
      }
    />
  );
}

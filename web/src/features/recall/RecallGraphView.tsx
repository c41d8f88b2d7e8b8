import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { UseQueryResult } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { lazy, Suspense } from 'react';
import type { RecallGraph as Found } from '@huella/domain/calls/recall';
import { FetchError } from '../../list/FetchError';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { EmptyState } from '../../ui/EmptyState';
import { SkeletonBar } from '../../ui/SkeletonBar';
import { useSay } from '../../words/use-say';
import { alongDirection } from './graph-direction';
import type { RecallStart } from './recall-address';
import type { RecallView } from './use-recall-view';

/** What draws it is large, and loads with the first graph that is looked at. */
const RecallGraph = lazy(async () => {
  const { RecallGraph: graph } = await import('./RecallGraph');
  return { default: graph };
});

const Note = styled('p')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.cell) }));

export interface RecallGraphViewProps {
  readonly query: UseQueryResult<Found>;
  readonly view: RecallView;
  readonly start: RecallStart;
}

const Place = styled('div')({
  flex: '1 0 480px',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  [phone]: { flexBasis: '62vh' },
});

/** A trace as a graph: columns of generations, what came before at the left. */
export function RecallGraphView({ query, view, start }: RecallGraphViewProps) {
  const { say } = useSay('recall');
  const { data, error, refetch } = query;
  if (data === undefined && error !== null) {
    return <FetchError title={say('recall:failed')} error={error} onRetry={refetch} />;
  }
  const waiting = <SkeletonBar height="auto" style={{ flex: 1 }} />;
  if (data === undefined) return <Place role="status">{waiting}</Place>;
  const { nodes, edges, hasMore } = alongDirection(data, view.direction);
  if (nodes.length === 1) return <NothingThisWay view={view} />;
  return (
    <Place>
      <Suspense fallback={waiting}>
        <RecallGraph
          key={view.direction ?? 'all'}
          name={data.start.name}
          nodes={nodes}
          edges={edges}
          view={view}
          start={start}
        />
      </Suspense>
      {hasMore && <GoesOn view={view} />}
    </Place>
  );
}

interface OfView {
  readonly view: RecallView;
}

/** Generations beyond the last column are in the list. */
function GoesOn({ view }: OfView) {
  const { say } = useSay('recall');
  return (
    <Note>
      {say('recall:hasMore')}{' '}
      <Link
        component="button"
        type="button"
        onClick={() => {
          view.change({ show: 'list' });
        }}
      >
        {say('recall:hasMoreList')}
      </Link>
    </Note>
  );
}

function NothingThisWay({ view }: OfView) {
  const { say } = useSay('recall');
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say('recall:filteredNone')}
      text={say('recall:filteredNoneText')}
      actions={
        <Button
          size="small"
          onClick={() => {
            view.change({ direction: undefined });
          }}
        >
          {say('recall:showAll')}
        </Button>
      }
    />
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import Activity from 'lucide-react/icons/activity';
import ListChecks from 'lucide-react/icons/list-checks';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { ActivityRow } from '@huella/domain/calls/activities';
import { FetchError } from '../../list/FetchError';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { phone } from '../../theme/media';
import { gutter, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { GridSkeleton } from '../../ui/Skeletons';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { ActivitiesBar, type ShownActivities } from './ActivitiesBar';
import { activitiesQuery, isNarrowed } from './activities-query';
import { Timeline } from './Timeline';

export interface ActivitiesProps {
  /** Of one establishment, or of all. */
  readonly boxId: number | null;
  readonly name: string;
  /** Where the user works; null in PREHOME, where the establishment is chosen here. */
  readonly place: Place | null;
  readonly shown: ShownActivities;
  readonly onChange: (change: ShownActivities) => void;
}

const Body = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: `20px ${gutter.wide}px 32px`,
  '&[data-behind="true"]': { opacity: 0.6 },
  [phone]: { padding: `4px ${gutter.phone}px 32px` },
});
const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  maxWidth: 900,
  marginTop: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));

/** A timeline under its filters, page after page, back to the first activity. */
export function Activities({ boxId, name, place, shown, onChange }: ActivitiesProps) {
  const { say } = useSay('activities', 'list');
  const [cleared, setCleared] = useState(0);
  const found = useInfiniteQuery(activitiesQuery(boxId, shown));
  const [page] = found.data?.pages ?? [];
  const rows = found.data?.pages.flatMap((each) => each.list);
  return (
    <>
      <PageHeader
        title={say('activities:title')}
        subtitle={name}
        actions={
          place !== null && (
            <Button size="small" startIcon={<ListChecks size={16} />} href={paths.runs}>
              {say('activities:tasks')}
            </Button>
          )
        }
      />
      <ActivitiesBar
        key={cleared}
        shown={shown}
        onChange={onChange}
        choosesBox={place === null}
        total={page?.total}
      />
      <Body data-behind={found.isPlaceholderData}>
        {rows === undefined && found.error !== null && (
          <FetchError title={say('activities:failed')} error={found.error} onRetry={found.refetch} />
        )}
        {rows === undefined && found.error === null && <GridSkeleton count={12} />}
        {rows?.length === 0 && (
          <Nothing
            filtered={isNarrowed(shown)}
            onClear={() => {
              setCleared(cleared + 1);
              onChange(nothing);
            }}
          />
        )}
        {rows !== undefined && rows.length > 0 && <Rows rows={rows} place={place} found={found} />}
      </Body>
    </>
  );
}

interface RowsProps {
  readonly rows: readonly ActivityRow[];
  readonly place: Place | null;
  readonly found: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
}

/** What came so far, and the way to what is earlier. */
function Rows({ rows, place, found }: RowsProps) {
  const { say } = useSay('activities');
  return (
    <>
      <Timeline rows={rows} place={place} hasMore={found.hasNextPage} />
      <Foot>
        {found.isFetchNextPageError && (
          <div role="alert">
            <Notice tone="danger">{say('activities:moreFailed')}</Notice>
          </div>
        )}
        {found.hasNextPage ? (
          <WorkingButton
            size="small"
            working={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {say('activities:more')}
          </WorkingButton>
        ) : (
          say('activities:noMore')
        )}
      </Foot>
    </>
  );
}

const nothing: ShownActivities = { user: undefined, type: undefined, from: undefined, to: undefined };

function Nothing({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  const { say } = useSay('activities');
  if (!filtered)
    return (
      <EmptyState
        icon={<Activity size={20} />}
        title={say('activities:emptyTitle')}
        text={say('activities:emptyText')}
      />
    );
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say('activities:filteredTitle')}
      text={say('activities:filteredText')}
      actions={
        <Button size="small" onClick={onClear}>
          {say('activities:clear')}
        </Button>
      }
    />
  );
}

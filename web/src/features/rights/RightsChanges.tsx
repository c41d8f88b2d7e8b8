import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { CardsGround } from '../../list/CardsGround';
import { FetchError } from '../../list/FetchError';
import { useMissingRight } from '../../list/use-missing-right';
import { useLastPage, usePageSize } from '../../list/use-pages';
import { EmptyState } from '../../ui/EmptyState';
import { NoPermissionState } from '../../ui/NoPermissionState';
import { Pagination } from '../../ui/Pagination';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { ChangeDays } from './ChangeDays';
import { changesQuery, isNarrowed, type ChangesFilter } from './changes-query';
import { ChangesBar } from './ChangesBar';
import { peopleAddress, type Rights, type RightsPlace } from './rights-place';
import type { ShownChanges } from './use-changes-filter';

export interface RightsChangesProps {
  readonly place: RightsPlace;
  readonly rights: Rights;
  readonly shown: ShownChanges;
}

const Foot = styled('div')(({ theme }) => ({ borderTop: `1px solid ${theme.palette.line}` }));
const Rows = styled('div')({ '&[data-behind="true"]': { opacity: 0.6 } });

/** What was changed of who can do what in a place: by day, newest first, under filters. */
export function RightsChanges({ place, rights, shown }: RightsChangesProps) {
  const { say } = useSay('rights');
  const sayMissing = useMissingRight();
  if (rights.sees === 'all') return <Changes place={place} shown={shown} />;
  return (
    <CardsGround>
      <NoPermissionState
        title={say('rights:changesNotAllowed', { name: (rights.box ?? rights.company).name })}
        text={sayMissing(place.of === 'box' ? 'boxes' : 'company', {
          name: (rights.box ?? rights.company).name,
          company: rights.company.name,
        })}
        actions={
          <Button size="small" href={peopleAddress(place)}>
            {say('rights:short')}
          </Button>
        }
      />
    </CardsGround>
  );
}

function Changes({ place, shown }: Pick<RightsChangesProps, 'place' | 'shown'>) {
  const { say } = useSay('rights', 'list');
  const { filter, page, change } = shown;
  const [size, setSize] = usePageSize(() => change({}));
  const [cleared, setCleared] = useState(0);
  const { data, error, refetch, isPlaceholderData } = useQuery(changesQuery(place, filter, page, size));
  useLastPage(page, size, isPlaceholderData ? undefined : data?.total, change);
  const clear = () => {
    setCleared(cleared + 1);
    change(nothing);
  };
  return (
    <>
      <CardsGround>
        <ChangesBar key={cleared} place={place} filter={filter} onFilter={change} total={data?.total} />
        {data === undefined && error !== null && (
          <FetchError title={say('rights:changesFailed')} error={error} onRetry={refetch} />
        )}
        {data === undefined && error === null && <GridSkeleton count={12} />}
        {data?.total === 0 && <NoChanges filter={filter} onClear={clear} />}
        {data !== undefined && data.rows.length > 0 && (
          <Rows data-behind={isPlaceholderData}>
            <ChangeDays changes={data.rows} />
          </Rows>
        )}
      </CardsGround>
      {data !== undefined && data.total > 0 && (
        <Foot>
          <Pagination
            page={page}
            pageSize={size}
            total={data.total}
            onPage={(next) => {
              change({ page: next });
            }}
            onPageSize={setSize}
          />
        </Foot>
      )}
    </>
  );
}

const nothing: ChangesFilter = { q: undefined, kind: undefined, from: undefined, to: undefined };

interface NoChangesProps {
  readonly filter: ChangesFilter;
  readonly onClear: () => void;
}

function NoChanges({ filter, onClear }: NoChangesProps) {
  const { say } = useSay('rights');
  if (!isNarrowed(filter)) {
    return (
      <EmptyState
        icon={<History size={20} />}
        title={say('rights:changesNone')}
        text={say('rights:changesNoneText')}
      />
    );
  }
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say('rights:changesNothing')}
      text={say('rights:nobodyText')}
      actions={
        <Button size="small" onClick={onClear}>
          {say('rights:clearAll')}
        </Button>
      }
    />
  );
}

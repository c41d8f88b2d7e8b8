import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { Tasks } from './Tasks';

/** The tasks of an establishment: what goes on and what has ended. */
export function RunsPage() {
  const place = usePlace();
  const { say } = useSay('runs');
  usePageTitle(say('runs:listTitle'), place?.boxName);
  if (place === null) return null;
  if (!place.can('ASSET_LIST')) {
    return (
      <NotAllowedPlace
        title={say('runs:listTitle')}
        text={say('runs:noPermission', { place: place.boxName })}
        right="see"
      />
    );
  }
  return (
    <Suspense key={place.boxId} fallback={<GridSkeleton count={12} />}>
      <PlaceTasks place={place} />
    </Suspense>
  );
}

function PlaceTasks({ place }: { readonly place: Place }) {
  const shown = useSearch({ from: '/inside/runs' });
  const navigate = useNavigate();
  return (
    <Tasks
      place={place}
      shown={shown}
      onChange={(next) => void navigate({ to: '.', search: { ...next }, replace: true })}
    />
  );
}

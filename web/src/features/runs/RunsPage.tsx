import { useNavigate, useSearch } from '@tanstack/react-router';
import { PlacePage } from '../../list/PlacePage';
import type { Place } from '../../session/context';
import { useSay } from '../../words/use-say';
import { Tasks } from './Tasks';

/** The tasks of an establishment: what goes on and what has ended. */
export function RunsPage() {
  const { say } = useSay('runs');
  return (
    <PlacePage title={say('runs:listTitle')} refused={(slots) => say('runs:noPermission', slots)}>
      {(place) => <PlaceTasks place={place} />}
    </PlacePage>
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

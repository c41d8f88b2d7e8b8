import { PlacePage } from '../../list/PlacePage';
import { useTopBar, type Place } from '../../session/context';
import { useMenuMode } from '../../shell/menu-mode';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { Activities } from './Activities';
import { useShownActivities } from './use-shown-activities';

/** Who did what, newest first (document 3 section 2): in HOME in the establishment, in PREHOME in all or in one. */
export function ActivitiesPage() {
  const mode = useMenuMode();
  return mode === 'PREHOME' ? <AllActivities /> : <PlaceActivities />;
}

function PlaceActivities() {
  const { say } = useSay('activities');
  return (
    <PlacePage title={say('activities:title')} refused={(slots) => say('activities:noPermission', slots)}>
      {(place) => <OfPlace place={place} />}
    </PlacePage>
  );
}

function OfPlace({ place }: { readonly place: Place }) {
  const { shown, change } = useShownActivities();
  return (
    <Activities boxId={place.boxId} name={place.boxName} place={place} shown={shown} onChange={change} />
  );
}

function AllActivities() {
  const { say } = useSay('activities');
  const { shown, change } = useShownActivities();
  const { establishments } = useTopBar();
  const chosen = establishments.find(({ id }) => id === shown.box);
  usePageTitle(say('activities:title'), chosen?.value);
  return (
    <Activities
      boxId={chosen?.id ?? null}
      name={chosen?.value ?? say('activities:everywhere')}
      place={null}
      shown={shown}
      onChange={change}
    />
  );
}

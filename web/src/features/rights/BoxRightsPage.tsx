import { getRouteApi } from '@tanstack/react-router';
import { RightsFrame } from './RightsFrame';
import { RightsPeople } from './RightsPeople';
import type { RightsPlace } from './rights-place';
import { usePeopleFilter } from './use-people-filter';

const route = getRouteApi('/inside/boxes/rights');

/** Who can do what in an establishment, and who gave it to them. */
export function BoxRightsPage() {
  const { box } = route.useSearch();
  const filtered = usePeopleFilter('/inside/boxes/rights');
  if (box === undefined) return null;
  const place: RightsPlace = { of: 'box', id: box };
  return (
    <RightsFrame key={box} place={place} tab="people">
      {(rights) => <RightsPeople place={place} rights={rights} {...filtered} />}
    </RightsFrame>
  );
}

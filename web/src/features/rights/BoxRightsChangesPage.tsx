import { getRouteApi } from '@tanstack/react-router';
import { RightsChanges } from './RightsChanges';
import { RightsFrame } from './RightsFrame';
import type { RightsPlace } from './rights-place';
import { useChangesFilter } from './use-changes-filter';

const route = getRouteApi('/inside/boxes/rights/changes');

/** What was changed of the rights over an establishment and its company. */
export function BoxRightsChangesPage() {
  const { box } = route.useSearch();
  const shown = useChangesFilter('/inside/boxes/rights/changes');
  if (box === undefined) return null;
  const place: RightsPlace = { of: 'box', id: box };
  return (
    <RightsFrame key={box} place={place} tab="changes">
      {(rights) => <RightsChanges place={place} rights={rights} shown={shown} />}
    </RightsFrame>
  );
}

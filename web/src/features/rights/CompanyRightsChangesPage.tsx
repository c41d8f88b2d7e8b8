import { getRouteApi } from '@tanstack/react-router';
import { RightsChanges } from './RightsChanges';
import { RightsFrame } from './RightsFrame';
import type { RightsPlace } from './rights-place';
import { useChangesFilter } from './use-changes-filter';

const route = getRouteApi('/inside/company/rights/changes');

/** What was changed of the rights over a company and its establishments. */
export function CompanyRightsChangesPage() {
  const { company } = route.useSearch();
  const shown = useChangesFilter('/inside/company/rights/changes');
  if (company === undefined) return null;
  const place: RightsPlace = { of: 'company', id: company };
  return (
    <RightsFrame key={company} place={place} tab="changes">
      {(rights) => <RightsChanges place={place} rights={rights} shown={shown} />}
    </RightsFrame>
  );
}

import { getRouteApi, Navigate } from '@tanstack/react-router';
import { paths } from '../../paths';
import { useContextChoice, useTopBar } from '../../session/context';
import { hasRoleOver } from '../../session/rights';
import { useUser } from '../../session/session';
import { usualCompany } from '../companies/administered';
import { RightsFrame } from './RightsFrame';
import { RightsPeople } from './RightsPeople';
import type { RightsPlace } from './rights-place';
import { usePeopleFilter } from './use-people-filter';

const route = getRouteApi('/inside/company/rights');

/** Who can do what in a company and its establishments, and who gave it to them. */
export function CompanyRightsPage() {
  const { company } = route.useSearch();
  const filtered = usePeopleFilter('/inside/company/rights');
  if (company === undefined) return <Usual />;
  const place: RightsPlace = { of: 'company', id: company };
  return (
    <RightsFrame key={company} place={place} tab="people">
      {(rights, seesAll) => <RightsPeople place={place} rights={rights} seesAll={seesAll} {...filtered} />}
    </RightsFrame>
  );
}

/** Without a company it is the usual one; who has a role in establishments alone sees that of where they work. */
function Usual() {
  const user = useUser();
  const { companies } = useTopBar();
  const { context } = useContextChoice();
  const ids = companies.map(({ id }) => id).filter((id) => hasRoleOver(user, id));
  const company = usualCompany(ids, context.company);
  if (company !== null) return <Navigate to={paths.companyRights} search={{ company }} replace />;
  if (ids.length === 0 && context.establishment !== null)
    return <Navigate to={paths.boxRights} search={{ box: context.establishment }} replace />;
  return <Navigate to={ids.length === 0 ? paths.boxes : paths.companies} search={{}} replace />;
}

import { getRouteApi, Navigate } from '@tanstack/react-router';
import { paths } from '../../paths';
import { useContextChoice, useTopBar } from '../../session/context';
import { hasRoleOver } from '../../session/rights';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import { usualCompany } from '../companies/administered';
import { RightsChoice } from './RightsChoice';
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
      {(rights) => <RightsPeople place={place} rights={rights} {...filtered} />}
    </RightsFrame>
  );
}

/**
 * Without a company in the address it is the usual one, or the establishment where one works of who has roles in
 * establishments alone; where neither is known, the user chooses among those that they have to do with.
 */
function Usual() {
  const user = useUser();
  const { companies, establishments } = useTopBar();
  const { context } = useContextChoice();
  const { say } = useSay('rights');
  const isWhole = (companyId: number) => hasRoleOver(user, companyId);
  const whole = companies.filter(({ id }) => isWhole(id));
  const company = usualCompany(
    whole.map(({ id }) => id),
    context.company,
  );
  if (company !== null) return <Navigate to={paths.companyRights} search={{ company }} replace />;
  const boxes = establishments.filter(({ fk }) => !isWhole(fk));
  const here =
    boxes.find(({ id }) => id === context.establishment) ?? (boxes.length === 1 ? boxes[0] : undefined);
  if (whole.length === 0 && here !== undefined)
    return <Navigate to={paths.boxRights} search={{ box: here.id }} replace />;
  const nameOf = (id: number) => companies.find((each) => each.id === id)?.value ?? '';
  return (
    <RightsChoice
      offers={[
        ...whole.map(({ id, value }) => ({
          ...({ of: 'company', id, name: value } as const),
          within: say('rights:wholeCompany'),
        })),
        ...boxes.map(({ id, value, fk }) => ({
          ...({ of: 'box', id, name: value } as const),
          within: nameOf(fk),
        })),
      ]}
    />
  );
}

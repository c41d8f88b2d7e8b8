import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { callFile } from '../../call/file';
import { callQuery } from '../../call/queries';
import { CardsGround } from '../../list/CardsGround';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { usePageTitle } from '../../shell/page-title';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { DelegateButton } from './DelegateButton';
import { DelegationsList } from './DelegationsList';
import { ExportMenu } from './ExportMenu';
import { ListState } from './ListState';
import { PlaceDelegations } from './PlaceDelegations';
import { QuotaWords } from './Quota';
import { exportQuery, useAddressFilter } from './use-address-filter';
import { useGivingPlaces } from './use-giving-places';

const route = getRouteApi('/inside/user/delegations/company/all');

/** Roles over whole companies: of one where it is named, else of all of the user's (document 3 section 2). */
export function CompanyDelegationsPage() {
  const { companyDelegate } = route.useSearch();
  useArrivalNotice();
  if (companyDelegate === undefined) return <AllCompanies />;
  return <PlaceDelegations key={companyDelegate} place={{ type: 'COMPANY', id: companyDelegate }} />;
}

function AllCompanies() {
  const { say } = useSay('delegations');
  usePageTitle(say('delegations:companyTitle'));
  const { filter, onFilter } = useAddressFilter();
  const mayGive = useGivingPlaces().some(({ type }) => type === 'COMPANY');
  const made = useQuery({
    ...callQuery('delegations.made', { query: {} }),
    select: (all) => all.filter(({ type }) => type === 'COMPANY'),
  });
  return (
    <>
      <PageHeader
        title={say('delegations:companyTitle')}
        subtitle={say('delegations:companySubtitle')}
        actions={
          <>
            <ExportMenu
              save={(format) =>
                callFile('delegations.exportMade', {
                  query: { ...exportQuery(filter), type: 'COMPANY', format },
                })
              }
            />
            {mayGive && <DelegateButton place={null} />}
          </>
        }
      />
      <CardsGround>
        <ListState
          query={made}
          failed={say('delegations:failed')}
          empty={
            <EmptyState
              icon={<Users size={20} />}
              title={say('delegations:emptyCompany')}
              text={say(mayGive ? 'delegations:emptyMadeText' : 'delegations:emptyMadeWait')}
            />
          }
        >
          {(delegations) => (
            <DelegationsList
              {...{ delegations, filter, onFilter }}
              side="made"
              quota={<QuotaWords companyId={filter.company === '' ? null : Number(filter.company)} />}
            />
          )}
        </ListState>
      </CardsGround>
    </>
  );
}

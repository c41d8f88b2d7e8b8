import { getRouteApi } from '@tanstack/react-router';
import { callFile } from '../../call/file';
import { CardsGround } from '../../list/CardsGround';
import { ExportMenu } from '../../list/ExportMenu';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { usePageTitle } from '../../shell/page-title';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { DelegateButton } from './DelegateButton';
import { MadeDelegations } from './MadeDelegations';
import { PlaceDelegations } from './PlaceDelegations';
import { exportFormats, exportQuery, useAddressFilter } from './use-address-filter';
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
  const { filter } = useAddressFilter();
  const mayGive = useGivingPlaces().some(({ type }) => type === 'COMPANY');
  return (
    <>
      <PageHeader
        title={say('delegations:companyTitle')}
        subtitle={say('delegations:companySubtitle')}
        actions={
          <>
            <ExportMenu
              formats={exportFormats}
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
        <MadeDelegations type="COMPANY" />
      </CardsGround>
    </>
  );
}

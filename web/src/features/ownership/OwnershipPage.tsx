import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CallError } from '../../call/call-error';
import { boxesAddress } from '../../form/record-address';
import { CardsGround } from '../../list/CardsGround';
import { CardsWaitPage } from '../../list/CardsWait';
import { paths } from '../../paths';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { Avatar } from '../../ui/Avatar';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { PlaceGone } from '../companies/PlaceGone';
import { useClosedDay } from '../companies/use-closed-day';
import { ClosePanel } from './ClosePanel';
import { HandOverPanel } from './HandOverPanel';
import { ownershipQuery, type OwnershipPartProps } from './ownership-calls';

const route = getRouteApi('/inside/company/ownership');
const markSize = 48;

/** Whose a company is: its owner hands it over here, or closes it (decisions section 8). */
export function OwnershipPage() {
  const { company = 0 } = route.useSearch();
  const { say } = useSay('ownership', 'organisation');
  const query = useQuery(ownershipQuery(company));
  const { data, error } = query;
  if (data !== undefined) return <Known key={company} companyId={company} ownership={data} />;
  const code = error instanceof CallError ? error.code : null;
  if (code === 'notFound') return <PlaceGone of="company" title={say('ownership:short')} />;
  if (code === 'notAllowed') {
    return (
      <MessagePage
        page={say('ownership:short')}
        kind="forbidden"
        title={say('ownership:onlyOwner')}
        text={say('ownership:onlyOwnerText')}
      />
    );
  }
  return <CardsWaitPage title={say('ownership:short')} query={query} failed={say('ownership:failed')} />;
}

function Known({ companyId, ownership }: OwnershipPartProps) {
  const { say } = useSay('ownership', 'organisation');
  const { company_name: name, closedAt } = ownership;
  const day = useClosedDay(closedAt);
  usePageTitle(say('ownership:short'), name);
  const crumbs = [
    { label: say('organisation:companies'), href: paths.companies },
    { label: name, href: boxesAddress(companyId) },
    { label: say('ownership:short') },
  ];
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={crumbs} />}
        mark={<Avatar name={name} kind="company" size={markSize} />}
        title={say('ownership:title', { name })}
        subtitle={say('ownership:about')}
      />
      <CardsGround>
        {closedAt === null ? (
          <>
            <HandOverPanel companyId={companyId} ownership={ownership} />
            <ClosePanel companyId={companyId} ownership={ownership} />
          </>
        ) : (
          <Notice tone="neutral" title={say('ownership:isClosed', { date: day })}>
            {say('ownership:isClosedText')}
          </Notice>
        )}
      </CardsGround>
    </>
  );
}

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { CardsGround } from '../../list/CardsGround';
import { CardsWait, type CardsWaitProps } from '../../list/CardsWait';
import { paths } from '../../paths';
import { useUser } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { Narrow, Wide } from '../../ui/by-width';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { OffersReceived } from '../ownership/OffersReceived';
import { CompaniesList } from './CompaniesList';
import { companiesQuery, type Company, type CompanyFilter } from './companies-list';
import { useHasCompanyRoom } from './use-company-room';

const route = getRouteApi('/inside/company/all');

/** The companies of the user (document 3 section 2, /company/all). */
export function CompaniesPage() {
  const { say } = useSay('organisation', 'records');
  usePageTitle(say('organisation:companies'));
  const query = useQuery(companiesQuery());
  const { data } = query;
  const hasRoom = useHasCompanyRoom();
  return (
    <>
      <PageHeader
        title={say('organisation:companies')}
        subtitle={<Subtitle companies={data} />}
        actions={<NewCompany isMain={data?.length !== 0} hasRoom={hasRoom} />}
      />
      <CardsGround>
        <OffersReceived />
        {!hasRoom && (
          <div role="alert">
            <Notice tone="danger" title={say('records:noCompanyRoom')}>
              {say('records:noCompanyRoomText')}
            </Notice>
          </div>
        )}
        <Body companies={data} query={query} hasRoom={hasRoom} />
      </CardsGround>
    </>
  );
}

/** '6 empresas: 2 propias, 4 en las que le delegaron acceso'. */
function Subtitle({ companies }: { readonly companies: readonly Company[] | undefined }) {
  const { say } = useSay('organisation');
  if (companies === undefined || companies.length === 0) return '\u00a0';
  const owned = companies.filter(({ origin }) => origin === 'OWNER').length;
  const delegated = companies.length - owned;
  const parts = [
    owned > 0 ? say('organisation:owned', { count: owned }) : '',
    delegated > 0 ? say('organisation:delegated', { count: delegated }) : '',
  ].filter((part) => part !== '');
  return say('organisation:companiesOf', {
    companies: say('organisation:companiesCounted', { count: companies.length }),
    parts: parts.join(', '),
  });
}

interface NewCompanyProps {
  readonly isMain: boolean;
  readonly hasRoom: boolean;
}

function NewCompany({ isMain, hasRoom }: NewCompanyProps) {
  const { say } = useSay('organisation', 'records');
  const label = say('records:newCompany');
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      startIcon={<Plus size={16} />}
      aria-label={label}
      {...(hasRoom ? { href: paths.companyNew } : { disabled: true })}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('organisation:newCompanyShort')}</Narrow>
    </Button>
  );
}

interface BodyProps {
  readonly companies: readonly Company[] | undefined;
  readonly query: CardsWaitProps['query'];
  readonly hasRoom: boolean;
}

function Body({ companies, query, hasRoom }: BodyProps) {
  const { say } = useSay('organisation', 'records');
  const { email } = useUser();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onFilter = useCallback(
    (change: Partial<CompanyFilter>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  if (companies === undefined)
    return <CardsWait query={query} failed={say('organisation:companiesFailed')} />;
  if (companies.length === 0) {
    return (
      <EmptyState
        icon={<Building2 size={20} />}
        title={say('organisation:noCompanies')}
        text={say('organisation:noCompaniesText', { email })}
        actions={<NewCompany isMain hasRoom={hasRoom} />}
      />
    );
  }
  const { q = '', chain = '', relation = '' } = search;
  return <CompaniesList companies={companies} filter={{ q, chain, relation }} onFilter={onFilter} />;
}

import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import Users from 'lucide-react/icons/users';
import { callFile } from '../../call/file';
import { callQuery } from '../../call/queries';
import { CardsGround } from '../../list/CardsGround';
import { CardsWait, type CardsWaitProps } from '../../list/CardsWait';
import { ExportMenu } from '../../list/ExportMenu';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { useUser } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { focusContent } from '../../shell/use-arrival';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { TabRow } from '../../ui/TabRow';
import { Tabs, type TabItem } from '../../ui/Tabs';
import { useSay } from '../../words/use-say';
import { ReceivedInvitations } from '../invitations/ReceivedInvitations';
import { OffersReceived } from '../ownership/OffersReceived';
import { DelegateButton } from './DelegateButton';
import { DelegationsList } from './DelegationsList';
import { InvitationsList } from './InvitationsList';
import { ListState } from './ListState';
import { MadeDelegations } from './MadeDelegations';
import { PlaceDelegations } from './PlaceDelegations';
import {
  exportFormats,
  exportQuery,
  useAddressFilter,
  useAddressSearch,
  type ExportFormat,
} from './use-address-filter';
import { useGivingPlaces } from './use-giving-places';

const route = getRouteApi('/inside/user/delegations/all');

const Head = styled('div')({
  '& > header[data-kind="page"]': { minHeight: 0, borderBottom: 0, paddingBottom: 8 },
});

/** Delegations: of an establishment where one is named, else all of the user's (document 3 section 2). */
export function DelegationsPage() {
  const { boxDelegate } = route.useSearch();
  useArrivalNotice();
  if (boxDelegate === undefined) return <AllDelegations />;
  return <PlaceDelegations key={boxDelegate} place={{ type: 'BOX', id: boxDelegate }} />;
}

/** The filter of the documents: 1 is received, 2 is made (decisions section 4). */
type Tab = '1' | '2' | 'invitations';

/** What the user's people have, what the user was given, and who was invited. */
function AllDelegations() {
  const { say } = useSay('delegations');
  usePageTitle(say('delegations:title'));
  const mayGive = useGivingPlaces().length > 0;
  const { type: tab = mayGive ? '2' : '1' } = route.useSearch();
  const { filter } = useAddressFilter();
  const save = (format: ExportFormat) => {
    const query = { ...exportQuery(filter), format };
    return tab === '1'
      ? callFile('delegations.exportReceived', { query })
      : callFile('delegations.exportMade', { query });
  };
  return (
    <>
      <Head>
        <PageHeader
          title={say('delegations:title')}
          subtitle={say('delegations:subtitle')}
          actions={
            <>
              {tab !== 'invitations' && <ExportMenu formats={exportFormats} save={save} />}
              {mayGive && <DelegateButton place={null} />}
            </>
          }
        />
      </Head>
      <TabsOfAll tab={tab} />
      <CardsGround id={`delegations-panel-${tab}`} role="tabpanel" aria-labelledby={`delegations-tab-${tab}`}>
        {tab === '2' && <MadeDelegations />}
        {tab === '1' && <OffersReceived />}
        {tab === '1' && <Received />}
        {tab === 'invitations' && <Invitations />}
      </CardsGround>
    </>
  );
}

function TabsOfAll({ tab }: { readonly tab: Tab }) {
  const { say } = useSay('delegations');
  const navigate = route.useNavigate();
  const made = useQuery(callQuery('delegations.made', { query: {} }));
  const received = useQuery(callQuery('delegations.received', { query: {} }));
  const invitations = useQuery(callQuery('invitations.list', {}));
  const { openInvitations } = useUser();
  const tabs: readonly TabItem<Tab>[] = [
    { value: '2', label: say('delegations:made'), count: made.data?.length },
    {
      value: '1',
      label: say('delegations:received'),
      count: received.data && received.data.length + openInvitations,
    },
    { value: 'invitations', label: say('delegations:invitations'), count: invitations.data?.length },
  ];
  return (
    <TabRow>
      <Tabs
        id="delegations"
        label={say('delegations:tabs')}
        tabs={tabs}
        value={tab}
        // What narrows one list means nothing in another.
        onChange={(type) => void navigate({ search: { type }, replace: true, resetScroll: false })}
      />
    </TabRow>
  );
}

/** What the user was given, under what they are offered. */
function Received() {
  const offered = useQuery({ ...callQuery('invitations.received', {}), staleTime: 0 });
  const invitations = offered.data ?? [];
  return (
    <>
      {offered.error !== null && offered.data === undefined && <OfferedFailed query={offered} />}
      {invitations.length > 0 && <ReceivedInvitations invitations={invitations} onDeclined={focusContent} />}
      <Given isOffered={invitations.length > 0} />
    </>
  );
}

function OfferedFailed({ query }: Pick<CardsWaitProps, 'query'>) {
  const { say } = useSay('joining');
  return <CardsWait query={query} failed={say('joining:receivedFailed')} />;
}

function Given({ isOffered }: { readonly isOffered: boolean }) {
  const { say } = useSay('delegations');
  const { email } = useUser();
  const { filter, onFilter } = useAddressFilter();
  const query = useQuery(callQuery('delegations.received', { query: {} }));
  if (isOffered && query.data?.length === 0) return null;
  return (
    <ListState
      query={query}
      failed={say('delegations:failed')}
      empty={
        <EmptyState
          icon={<Users size={20} />}
          title={say('delegations:emptyReceived')}
          text={say('delegations:emptyReceivedText', { email })}
        />
      }
    >
      {(delegations) => <DelegationsList {...{ delegations, filter, onFilter }} side="received" />}
    </ListState>
  );
}

function Invitations() {
  const { say } = useSay('delegations');
  const search = useAddressSearch();
  return (
    <ListState
      query={useQuery(callQuery('invitations.list', {}))}
      failed={say('delegations:invitationsFailed')}
      empty={
        <EmptyState
          icon={<Mail size={20} />}
          title={say('delegations:emptyInvitations')}
          text={say('delegations:emptyInvitationsText')}
        />
      }
    >
      {(invitations) => <InvitationsList {...{ invitations, search }} />}
    </ListState>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { callFile } from '../../call/file';
import { callQuery } from '../../call/queries';
import { boxesAddress } from '../../form/record-address';
import { CardsGround } from '../../list/CardsGround';
import { ExportMenu } from '../../list/ExportMenu';
import { useMissingRight } from '../../list/use-missing-right';
import { paths } from '../../paths';
import { useTopBar } from '../../session/context';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { DelegateButton } from './DelegateButton';
import type { DelegationPlace } from './delegation-address';
import { DelegationsList } from './DelegationsList';
import { InvitationsList } from './InvitationsList';
import { ListState } from './ListState';
import { QuotaAlert, QuotaWords, useHasDelegateRoom } from './Quota';
import { exportFormats, exportQuery, useAddressFilter, type ExportFormat } from './use-address-filter';
import { useGivingPlaces, type GivingPlace } from './use-giving-places';

/** Who has a role in an establishment, or over a company as a whole (document 3 section 2). */
export function PlaceDelegations({ place }: { readonly place: DelegationPlace }) {
  const known = useGivingPlaces().find(({ type, id }) => type === place.type && id === place.id);
  return known === undefined ? <NotHere place={place} /> : <Inside place={known} />;
}

const alertId = 'delegations-quota';

function Inside({ place }: { readonly place: GivingPlace }) {
  const { say } = useSay('delegations');
  const { filter } = useAddressFilter();
  usePageTitle(say('delegations:ofPlace', { place: place.name }));
  const isCompany = place.type === 'COMPANY';
  const hasRoom = useHasDelegateRoom(isCompany ? place.id : null);
  const save = (format: ExportFormat) => {
    const query = { ...exportQuery(filter), format };
    return isCompany
      ? callFile('delegations.exportOfCompany', { params: { companyId: String(place.id) }, query })
      : callFile('delegations.exportOfBox', { params: { boxId: String(place.id) }, query });
  };
  const assign = { place, disabled: !hasRoom, reason: alertId } as const;
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={useCrumbs(place)} />}
        title={say('delegations:ofPlace', { place: place.name })}
        subtitle={say(isCompany ? 'delegations:ofCompanySubtitle' : 'delegations:ofBoxSubtitle')}
        actions={
          <>
            <ExportMenu formats={exportFormats} save={save} />
            <DelegateButton {...assign} />
          </>
        }
      />
      <CardsGround>
        {!hasRoom && <QuotaAlert id={alertId} company={place.name} />}
        <Given place={place} hasRoom={hasRoom} />
        <Invited place={place} />
      </CardsGround>
    </>
  );
}

function useCrumbs(place: GivingPlace): readonly Crumb[] {
  const { say } = useSay('delegations', 'organisation');
  const company = { label: place.companyName, href: boxesAddress(place.companyId) };
  return [
    { label: say('organisation:companies'), href: paths.companies },
    company,
    ...(place.type === 'BOX' ? [{ label: place.name, href: boxesAddress(place.companyId, place.id) }] : []),
    { label: say('delegations:path') },
  ];
}

interface GivenProps {
  readonly place: GivingPlace;
  readonly hasRoom: boolean;
}

function Given({ place, hasRoom }: GivenProps) {
  const { say } = useSay('delegations');
  const { filter, onFilter } = useAddressFilter();
  const isCompany = place.type === 'COMPANY';
  const id = String(place.id);
  const ofBox = useQuery({
    ...callQuery('delegations.ofBox', { params: { boxId: id }, query: {} }),
    enabled: !isCompany,
  });
  const ofCompany = useQuery({
    ...callQuery('delegations.ofCompany', { params: { companyId: id }, query: {} }),
    enabled: isCompany,
  });
  return (
    <ListState
      query={isCompany ? ofCompany : ofBox}
      failed={say('delegations:failed')}
      empty={
        <EmptyState
          icon={<Users size={20} />}
          title={say('delegations:emptyPlace', { place: place.name })}
          text={say('delegations:emptyPlaceText')}
          actions={<DelegateButton place={place} variant="outlined" disabled={!hasRoom} reason={alertId} />}
        />
      }
    >
      {(delegations) => (
        <DelegationsList
          {...{ delegations, filter, onFilter }}
          side="made"
          quota={isCompany && <QuotaWords companyId={place.id} />}
        />
      )}
    </ListState>
  );
}

/** Who was invited to the place and did not come yet. */
function Invited({ place }: { readonly place: GivingPlace }) {
  const { say } = useSay('delegations');
  const { data = [] } = useQuery(callQuery('invitations.list', {}));
  const here = data.filter(({ type, id_entity: id }) => type === place.type && id === place.id);
  if (here.length === 0) return null;
  return (
    <>
      <Typography component="h2" variant="h3" sx={{ marginTop: 2 }}>
        {say('delegations:invitations')}
      </Typography>
      <InvitationsList invitations={here} />
    </>
  );
}

/** The place is not there for this user, or it is and they may not see who else is in it. */
function NotHere({ place: { type, id } }: { readonly place: DelegationPlace }) {
  const { say } = useSay('delegations');
  const { companies, establishments } = useTopBar();
  const sayMissing = useMissingRight();
  const place = (type === 'BOX' ? establishments : companies).find((each) => each.id === id);
  const companyId = type === 'BOX' ? place?.fk : place?.id;
  const company = companies.find((each) => each.id === companyId)?.value ?? '';
  usePageTitle(say('delegations:title'));
  return (
    <MessagePage
      page={say('delegations:title')}
      {...(place === undefined
        ? {
            kind: 'missing',
            title: say('delegations:placeGone'),
            text: say('delegations:placeGoneText'),
          }
        : {
            kind: 'forbidden',
            title: say('delegations:noRight', { place: place.value }),
            text: sayMissing(type === 'BOX' ? 'boxes' : 'company', { name: place.value, company }),
          })}
      actions={
        <Button size="small" href={paths.delegations}>
          {say('delegations:toAll')}
        </Button>
      }
    />
  );
}

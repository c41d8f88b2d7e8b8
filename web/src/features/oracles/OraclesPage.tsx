import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import RadioTower from 'lucide-react/icons/radio-tower';
import SearchX from 'lucide-react/icons/search-x';
import type { OracleAsset } from '@huella/domain/calls/oracles';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { addressOf } from '../../address';
import { PagedRowsPage, usePagedRows } from '../../list/PagedRowsPage';
import { PlacePage } from '../../list/PlacePage';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { oracleAssetsQuery, oraclesQuery, standingQuery, type ShownOracles } from './oracle-calls';
import { OracleFilters } from './OracleFilters';
import { OracleNotices } from './OracleNotices';
import { useOracleActions } from './use-oracle-actions';
import { useOracleColumns } from './use-oracle-columns';

/** The newest come first, as the server has them. */
const noSorts: readonly string[] = [];

/** What outside sources say of the assets of an establishment (document 3 section 2). */
export function OraclesPage() {
  const { say } = useSay('oracles');
  useArrivalNotice();
  return (
    <PlacePage title={say('oracles:title')} refused={(slots) => say('oracles:notAllowed', slots)}>
      {(place) => <PlaceOracles place={place} />}
    </PlacePage>
  );
}

function PlaceOracles({ place }: { readonly place: Place }) {
  const { oracles } = useModel(place).model;
  // A type, or an establishment, of which no oracle says anything has nothing here.
  if (oracles === undefined || !oracles.subtypes.includes(place.boxSubtype)) return <Nothing place={place} />;
  return <OracleList place={place} oracles={oracles} />;
}

interface OracleListProps {
  readonly place: Place;
  readonly oracles: OracleModel;
}

function OracleList({ place, oracles }: OracleListProps) {
  const { say, language } = useSay('oracles');
  const shown = shownOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const narrow = (search: ShownOracles) => void navigate({ to: paths.oracles, search });
  const paged = usePagedRows(JSON.stringify(shown));
  const { data, error, refetch, isPlaceholderData } = useQuery(oracleAssetsQuery(place, shown, paged.query));
  const standing = useQuery(standingQuery(place)).data;
  const known = useQuery(oraclesQuery(place)).data ?? [];
  const actions = useOracleActions(place, known);
  const columns = useOracleColumns(place, oracles, known.length > 1, actions.of);
  return (
    <>
      <PagedRowsPage<OracleAsset>
        paged={paged}
        total={data?.total}
        isBehind={isPlaceholderData}
        sorts={noSorts}
        title={say('oracles:title')}
        subtitle={
          standing === undefined
            ? '\u00a0'
            : say('oracles:subtitle', {
                linked: formatCount(standing.linked, language),
                count: formatCount(standing.assets, language),
                place: place.boxName,
              })
        }
        under={
          <>
            <OracleNotices
              place={place}
              standing={standing}
              oracles={known}
              onDoubts={() => narrow({ only: 'doubts' })}
            />
            <OracleFilters key={JSON.stringify(shown)} shown={shown} oracles={known} onApply={narrow} />
          </>
        }
        columns={columns}
        rows={data?.list}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={say('oracles:failed')}
        searchLabel={say('oracles:search')}
        actions={<NewLink place={place} hasOracles={known.length > 0} />}
        empty={<Empty place={place} isNarrowed={Object.keys(shown).length > 0} />}
      />
      {actions.dialogs}
    </>
  );
}

/** What the address narrows the list by. */
function shownOf(search: {
  readonly oracle?: string | undefined;
  readonly link?: string | undefined;
  readonly only?: string | undefined;
}): ShownOracles {
  const { oracle, link, only } = search;
  return {
    ...(oracle !== undefined && { oracle }),
    ...((link === 'free' || link === 'linked') && { link }),
    ...(only === 'doubts' && { only }),
  };
}

/** The way to the wizard; where there is no oracle, or nothing may be written, it says why. */
function NewLink({ place, hasOracles }: { readonly place: Place; readonly hasOracles: boolean }) {
  const { say } = useSay('oracles');
  const readOnly = useReadOnlyReason(place);
  if (!place.can('ASSET_EDIT')) return null;
  const reason = readOnly ?? (hasOracles ? null : say('oracles:noOracles'));
  return (
    <Button
      variant="contained"
      startIcon={<Plus size={16} />}
      {...leadsUnless(reason, { href: addressOf(paths.oracleNew, {}) })}
    >
      {say('oracles:newLink')}
    </Button>
  );
}

function Empty({ place, isNarrowed }: { readonly place: Place; readonly isNarrowed: boolean }) {
  const { say } = useSay('oracles');
  if (!isNarrowed) return <Nothing place={place} />;
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say('oracles:narrowTitle')}
      text={say('oracles:narrowText')}
    />
  );
}

function Nothing({ place }: { readonly place: Place }) {
  const { say } = useSay('oracles');
  return (
    <EmptyState
      icon={<RadioTower size={20} />}
      title={say('oracles:noneTitle')}
      text={say('oracles:noneText', { place: place.boxName })}
    />
  );
}

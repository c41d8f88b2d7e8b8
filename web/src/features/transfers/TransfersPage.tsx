import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useMemo } from 'react';
import type { TransferRow } from '@huella/domain/calls/transfers';
import { formatDateTime } from '@huella/domain/fields/date';
import { callQuery } from '../../call/queries';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { RowsPage } from '../../list/RowsPage';
import type { RowsColumn } from '../../list/rows-column';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { leadsUnless, useShut } from '../../shell/use-shut';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/format-count';
import { GridSkeleton } from '../../ui/Skeletons';
import { StatusChip } from '../../ui/StatusChip';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';

const Wide = styled('span')({ [phone]: { display: 'none' } });
const Narrow = styled('span')({ display: 'none', [phone]: { display: 'inline' } });

/** What an establishment sent and received (document 1 section 2). */
export function TransfersPage() {
  const place = usePlace();
  const { say } = useSay('transfers');
  usePageTitle(say('transfers:title'), place?.boxName);
  useArrivalNotice();
  if (place === null) return null;
  if (!place.can('ASSET_LIST')) {
    return (
      <NotAllowedPlace
        title={say('transfers:title')}
        text={say('transfers:noPermission', { place: place.boxName })}
      />
    );
  }
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={<GridSkeleton count={16} />}>
      <PlaceTransfers place={place} />
    </Suspense>
  );
}

function PlaceTransfers({ place }: { readonly place: Place }) {
  const { say } = useSay('transfers', 'list');
  const { data, error, refetch } = useQuery(
    callQuery('transfers.list', { params: { boxId: String(place.boxId) }, query: {} }),
  );
  const rows = useMemo(
    () => data?.rows.filter((row) => row.assetType === place.assetType),
    [data, place.assetType],
  );
  const columns = useTransferColumns(place, rows?.some(({ lots }) => lots.length > 0) === true);
  return (
    <RowsPage
      title={say('transfers:title')}
      subtitle={rows === undefined ? '\u00a0' : say('transfers:subtitle', { count: rows.length })}
      columns={columns}
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      failedTitle={say('transfers:failed')}
      searchLabel={say('transfers:search')}
      actions={<NewTransfer place={place} variant={rows?.length === 0 ? 'outlined' : 'contained'} />}
      empty={
        <EmptyState
          icon={<ArrowLeftRight size={20} />}
          title={say('transfers:emptyTitle')}
          text={say('transfers:emptyText', { place: place.boxName })}
          actions={<NewTransfer place={place} variant="contained" />}
        />
      }
    />
  );
}

interface NewTransferProps {
  readonly place: Place;
  readonly variant: 'contained' | 'outlined';
}

/** Enabled only with ASSET_TRANSFER (document 1 section 2). */
function NewTransfer({ place, variant }: NewTransferProps) {
  const { say } = useSay('transfers');
  const label = say('transfers:newOne');
  const isAllowed = place.can('ASSET_TRANSFER');
  const shut = useShut(place);
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Plus size={16} />}
      aria-label={label}
      {...leadsUnless(isAllowed ? shut : say('transfers:newNoRight', { place: place.boxName }), {
        href: paths.transferNew,
      })}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('transfers:newShort')}</Narrow>
    </Button>
  );
}

type Column = RowsColumn<TransferRow>;
type Say = ReturnType<typeof useSay>['say'];

/** The column of lots is there where some went along. */
function useTransferColumns(place: Place, hasLots: boolean): readonly Column[] {
  const { say, word, language } = useSay('transfers');
  const { zone } = useLocale();
  const { noun } = useModel(place).model;
  return useMemo(() => {
    const counted = (count: number) =>
      say('transfers:counted', {
        figure: formatCount(count, language),
        noun: word(count === 1 ? noun.one : noun.many),
      });
    return [
      ...wayColumns(say),
      countColumn(say, counted),
      ...(hasLots ? [lotsColumn(say)] : []),
      ...tailColumns(say, zone),
    ];
  }, [say, word, language, zone, noun, hasLots]);
}

/** How a transfer ended, whether it left or came, with whom, and what went over. */
function wayColumns(say: Say): readonly Column[] {
  const other = ({ direction, source, target }: TransferRow) =>
    direction === 'out'
      ? say('transfers:outTo', { place: target.name, company: target.company })
      : say('transfers:inFrom', { place: source.name, company: source.company });
  return [
    {
      name: 'state',
      heading: say('transfers:colState'),
      text: (row) => say(`transfers:${row.state}`),
      draw: (row) => <State row={row} />,
      width: 144,
      card: 'end',
    },
    {
      name: 'direction',
      heading: say('transfers:colDirection'),
      text: (row) => say(`transfers:${row.direction}`),
      width: 84,
      card: 'line',
    },
    {
      name: 'other',
      heading: say('transfers:colOther'),
      text: other,
      width: 184,
      grows: true,
      card: 'name',
    },
    {
      name: 'kind',
      heading: say('transfers:colKind'),
      text: (row) => say(`transfers:${row.kind}`),
      width: 88,
      card: 'line',
    },
  ];
}

function countColumn(say: Say, counted: (count: number) => string): Column {
  return {
    name: 'assets_count',
    heading: say('transfers:colAssets'),
    text: (row) => counted(row.assets_count),
    order: (row) => row.assets_count,
    width: 158,
    isFigure: true,
    card: 'line',
  };
}

/** The lots that went along whole. */
function lotsColumn(say: Say): Column {
  return {
    name: 'lots',
    heading: say('transfers:lots'),
    text: ({ lots }) => lots.join(', '),
    width: 110,
    card: 'line',
  };
}

/** When, by whom, and the proof of it. */
function tailColumns(say: Say, zone: string): readonly Column[] {
  return [
    {
      name: 'event_event',
      heading: say('transfers:colTime'),
      text: (row) => formatDateTime(row.event_event, zone),
      order: (row) => row.event_event,
      width: 144,
      card: 'small',
    },
    {
      name: 'username',
      heading: say('transfers:colUser'),
      text: (row) => actorName(row.username, say),
      width: 140,
      card: 'small',
    },
    {
      name: 'algo_tx_link',
      heading: say('transfers:colLink'),
      text: (row) => (row.algo_tx_link === null ? '' : say('transfers:link')),
      draw: (row) => <Proof row={row} />,
      width: 76,
      card: 'none',
    },
  ];
}

/** In the middle of its row, whatever the height of the line. */
const Chip = styled('span')({ display: 'inline-flex', alignItems: 'center', height: '100%' });

function State({ row }: { readonly row: TransferRow }) {
  const { say } = useSay('transfers');
  return (
    <Chip>
      <StatusChip tone={row.state === 'completed' ? 'ok' : 'danger'}>
        {say(`transfers:${row.state}`)}
      </StatusChip>
    </Chip>
  );
}

/** The proof of a transfer opens in another tab (document 1 section 2). */
function Proof({ row }: { readonly row: TransferRow }) {
  const { say } = useSay('transfers');
  if (row.algo_tx_link === null) return null;
  return (
    <Link href={row.algo_tx_link} target="_blank" rel="noopener noreferrer">
      {say('transfers:link')}
    </Link>
  );
}

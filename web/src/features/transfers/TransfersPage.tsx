import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { transferSorts } from '@huella/domain/rules/transfer-answer';
import type { TransferRow } from '@huella/domain/calls/transfers';
import { callQuery } from '../../call/queries';
import { PagedRowsPage, usePagedRows } from '../../list/PagedRowsPage';
import { PlacePage } from '../../list/PlacePage';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { Narrow, Wide } from '../../ui/by-width';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { TransferFilters } from './TransferFilters';
import { useTransferColumns } from './use-transfer-columns';
import { useTransferFilters, type TransferFilterState } from './use-transfer-filters';

/** While they are fetched. */
const noRows: readonly TransferRow[] = [];

/** What an establishment sent and received (document 1 section 2). */
export function TransfersPage() {
  const { say } = useSay('transfers');
  useArrivalNotice();
  return (
    <PlacePage title={say('transfers:title')} refused={(slots) => say('transfers:noPermission', slots)}>
      {(place) => <PlaceTransfers place={place} />}
    </PlacePage>
  );
}

function PlaceTransfers({ place }: { readonly place: Place }) {
  const { say } = useSay('transfers', 'list');
  const filters = useTransferFilters();
  const { paged, data, error, refetch, isPlaceholderData } = useTransfers(place, filters);
  const rows = data?.rows;
  const columns = useTransferColumns(place, rows ?? noRows);
  return (
    <PagedRowsPage
      paged={paged}
      total={data?.total}
      isBehind={isPlaceholderData}
      sorts={transferSorts}
      title={say('transfers:title')}
      subtitle={rows === undefined ? '\u00a0' : say('transfers:subtitle', { count: data?.total ?? 0 })}
      columns={columns}
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      failedTitle={say('transfers:failed')}
      searchLabel={say('transfers:search')}
      under={<TransferFilters place={place} filters={filters} />}
      actions={
        <>
          <MassiveTransfer place={place} />
          <NewTransfer place={place} variant={data?.total === 0 ? 'outlined' : 'contained'} />
        </>
      }
      empty={
        filters.isNarrowed ? (
          <EmptyState
            kind="filtered"
            icon={<SearchX size={20} />}
            title={say('transfers:filteredNone')}
            text={say('transfers:filteredNoneText')}
            actions={
              <Button size="small" onClick={filters.clear}>
                {say('transfers:clearFilters')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon={<ArrowLeftRight size={20} />}
            title={say('transfers:emptyTitle')}
            text={say('transfers:emptyText', { place: place.boxName })}
            actions={<NewTransfer place={place} variant="contained" />}
          />
        )
      }
    />
  );
}

/** A page of the transfers that filters and search find. */
function useTransfers(place: Place, filters: TransferFilterState) {
  const { state = '', direction = '' } = filters.query;
  const paged = usePagedRows(`${state} ${direction}`);
  const sortField = transferSorts.find((each) => each === paged.sort?.field);
  const found = useQuery({
    ...callQuery('transfers.list', {
      params: { boxId: String(place.boxId) },
      query: {
        ...filters.query,
        ...paged.query,
        assetType: String(place.assetType),
        ...(sortField !== undefined && { sortField, sortDir: paged.sort?.direction ?? 'asc' }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return { paged, ...found };
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
  const readOnlyReason = useReadOnlyReason(place);
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Plus size={16} />}
      aria-label={label}
      {...leadsUnless(isAllowed ? readOnlyReason : say('transfers:newNoRight', { place: place.boxName }), {
        href: paths.transferNew,
      })}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('transfers:newShort')}</Narrow>
    </Button>
  );
}

/** The way to send many at once, beside the other: the same right opens both (document 1 section 6). */
function MassiveTransfer({ place }: Pick<NewTransferProps, 'place'>) {
  const { say } = useSay('transfers');
  const label = say('transfers:massiveTitle');
  const isAllowed = place.can('ASSET_TRANSFER');
  const readOnlyReason = useReadOnlyReason(place);
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<FileSpreadsheet size={16} />}
      aria-label={label}
      {...leadsUnless(isAllowed ? readOnlyReason : say('transfers:newNoRight', { place: place.boxName }), {
        href: paths.transferMassive,
      })}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('transfers:massiveShort')}</Narrow>
    </Button>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { callQuery } from '../../call/queries';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { PagedRowsPage, usePagedRows } from '../../list/PagedRowsPage';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { useModel } from '../../session/model';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { EmptyState } from '../../ui/EmptyState';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { useLotActions } from './use-lot-actions';
import { useLotColumns } from './use-lot-columns';

const Wide = styled('span')({ [phone]: { display: 'none' } });
const Narrow = styled('span')({ display: 'none', [phone]: { display: 'inline' } });

/** The newest come first, as the server has them. */
const noSorts: readonly string[] = [];

/** The lots of an establishment (document 2 section 2). */
export function LotsPage() {
  const place = usePlace();
  const { say } = useSay('lots');
  usePageTitle(say('lots:title'), place?.boxName);
  useArrivalNotice();
  if (place === null) return null;
  if (!place.can('ASSET_LIST')) {
    return (
      <NotAllowedPlace
        title={say('lots:title')}
        text={say('lots:noPermission', { place: place.boxName })}
        right="see"
      />
    );
  }
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={<GridSkeleton count={16} />}>
      <PlaceLots place={place} />
    </Suspense>
  );
}

function PlaceLots({ place }: { readonly place: Place }) {
  const { say, word } = useSay('lots', 'list');
  const { model } = useModel(place);
  const paged = usePagedRows();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...callQuery('lots.list', {
      params: { boxId: String(place.boxId), assetType: String(place.assetType) },
      query: paged.query,
    }),
    placeholderData: keepPreviousData,
  });
  const actions = useLotActions(place);
  const columns = useLotColumns(place, data?.list, actions.of);
  const canAdd = place.can('TAG_ADD');
  const slots = { many: word(model.noun.many), place: place.boxName };
  return (
    <>
      <PagedRowsPage
        paged={paged}
        total={data?.total}
        isBehind={isPlaceholderData}
        sorts={noSorts}
        title={say('lots:title')}
        subtitle={
          data === undefined ? '\u00a0' : say('lots:subtitle', { count: data.total, place: place.boxName })
        }
        columns={columns}
        rows={data?.list}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={say('lots:failed')}
        searchLabel={say('lots:search')}
        actions={canAdd && <NewLot place={place} variant={data?.total === 0 ? 'outlined' : 'contained'} />}
        empty={
          <EmptyState
            icon={<Layers size={20} />}
            title={say('lots:emptyTitle')}
            text={say(canAdd ? 'lots:emptyText' : 'lots:emptyWait', slots)}
            actions={canAdd && <NewLot place={place} variant="contained" />}
          />
        }
      />
      {actions.dialogs}
    </>
  );
}

interface NewLotProps {
  readonly place: Place;
  readonly variant: 'contained' | 'outlined';
}

function NewLot({ place, variant }: NewLotProps) {
  const readOnlyReason = useReadOnlyReason(place);
  const { say } = useSay('lots');
  const label = say('lots:newOne');
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Plus size={16} />}
      {...leadsUnless(readOnlyReason, { href: paths.lotNew })}
      aria-label={label}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('lots:newShort')}</Narrow>
    </Button>
  );
}

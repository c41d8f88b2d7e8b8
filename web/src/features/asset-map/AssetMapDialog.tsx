import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { filtersOf, sentFilter } from '../../list/list-call';
import type { List } from '../../list/use-list';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { titleOf } from '../assets/asset-list-title';
import { listSource } from './map-source';
import { PlacesModal } from './PlacesModal';

export interface AssetMapDialogProps {
  readonly list: List;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where the assets of a list are, under its filters (document 1 section 2, asset map). */
export function AssetMapDialog({ list, open, onClose }: AssetMapDialogProps) {
  const { say, word } = useSay('map');
  const { subject, state } = list;
  const { place, model } = subject;
  const params = { assetId: String(model.id), boxId: String(place.boxId) };
  const filters = filtersOf(state).map(sentFilter);
  const { data, error, refetch } = useQuery({
    ...callQuery('objects.places', { params, body: { filters } }),
    enabled: open,
  });
  return (
    <PlacesModal
      title={say('map:assetsTitle', { title: titleOf(model, word), place: place.boxName })}
      noun={model.noun}
      source={listSource(model, params, filters)}
      places={data}
      open={open}
      onClose={onClose}
    >
      {data === undefined && error === null && <FormSkeleton count={4} />}
      {data === undefined && error !== null && (
        <FetchError title={say('map:assetsFailed')} error={error} onRetry={refetch} />
      )}
    </PlacesModal>
  );
}

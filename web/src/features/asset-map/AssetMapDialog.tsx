import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { filtersOf, sentFilter } from '../../list/list-call';
import type { List } from '../../list/use-list';
import { Modal } from '../../ui/Modal';
import { FormSkeleton } from '../../ui/Skeletons';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { titleOf } from '../assets/asset-list-title';
import { AssetMap } from './AssetMap';
import { listSource } from './map-source';
import { Unplaced } from './Unplaced';

export interface AssetMapDialogProps {
  readonly list: List;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where the assets of a list are, under its filters (document 1 section 2, asset map). */
export function AssetMapDialog({ list, open, onClose }: AssetMapDialogProps) {
  const { say, word, language } = useSay('map');
  const { subject, state } = list;
  const { place, model } = subject;
  const question = {
    params: { assetId: String(model.id), boxId: String(place.boxId) },
    filters: filtersOf(state).map(sentFilter),
  };
  const { params, filters } = question;
  const { data, error, refetch } = useQuery({
    ...callQuery('objects.places', { params, body: { filters } }),
    enabled: open,
  });
  const text =
    data === undefined
      ? undefined
      : say(summaryOf(data), {
          placed: formatCount(data.placed, language),
          total: formatCount(data.total, language),
          noun: word(data.total === 1 ? model.noun.one : model.noun.many),
        });
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="wide"
      title={say('map:assetsTitle', { title: titleOf(model, word), place: place.boxName })}
      text={text}
      actions={
        <Button size="small" onClick={onClose}>
          {say('ui:close')}
        </Button>
      }
    >
      {data === undefined && error === null && <FormSkeleton count={4} />}
      {data === undefined && error !== null && (
        <FetchError title={say('map:assetsFailed')} error={error} onRetry={refetch} />
      )}
      {data !== undefined && (
        <>
          <AssetMap source={listSource(params, filters)} noun={model.noun} bounds={data.bounds} />
          <Unplaced assets={data.unplaced} count={data.total - data.placed} noun={model.noun} />
        </>
      )}
    </Modal>
  );
}

function summaryOf({ total, placed }: ReplyOf<Calls['objects.places']>) {
  if (total === 0) return 'map:assetsNone';
  return placed === 0 ? 'map:assetsNowhere' : 'map:assetsPlaced';
}

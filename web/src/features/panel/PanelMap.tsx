import { useQuery } from '@tanstack/react-query';
import type { PanelTableView } from '@huella/domain/calls/panel';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { CallInput } from '../../call/call';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { listSource } from '../asset-map/map-source';
import { PlacedCard } from './PlacedCard';

export interface PanelMapProps {
  readonly table: PanelTableView;
  readonly model: AssetType;
  readonly params: CallInput<'objects.map'>['params'];
  /** The establishment. */
  readonly place: string;
}

/** Where the assets are that the panel is about, near ones together. */
export function PanelMap({ table, model, params, place }: PanelMapProps) {
  const { say } = useSay('panel');
  const filters = table.list?.filters ?? [];
  const { data, error, refetch } = useQuery(callQuery('objects.places', { params, body: { filters } }));
  if (error !== null) {
    return <FetchError title={say('map:assetsFailed')} error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <FormSkeleton count={4} />;
  return (
    <PlacedCard
      {...{ title: table.title, places: data, noun: model.noun, place }}
      source={listSource(model, params, filters)}
    />
  );
}

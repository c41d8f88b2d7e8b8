import { useQuery } from '@tanstack/react-query';
import { pausedState } from '@huella/domain/rules/asset-state';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { assetQuery } from './asset-form-calls';
import { AssetFormElsewhere } from './AssetFormElsewhere';
import { AssetFormNoPermission } from './AssetFormNoPermission';
import { AssetFormNotFound } from './AssetFormNotFound';
import { AssetFormSheet } from './AssetFormSheet';
import { AssetFormUpdate } from './AssetFormUpdate';
import { AssetFormWaiting } from './AssetFormWaiting';

export interface AssetFormRecordProps {
  readonly place: Place;
  readonly pk: number;
  readonly mode: 'view' | 'update';
}

/** An asset as its address asks for it, or what stands in the way. */
export function AssetFormRecord({ place, pk, mode }: AssetFormRecordProps) {
  const { model, scope } = useModel(place);
  const found = useQuery(assetQuery(pk));
  const asset = found.data;
  if (asset === undefined) {
    if (found.isPending) return <AssetFormWaiting />;
    return <AssetFormNotFound model={model} error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (asset.box.id !== place.boxId || asset.assetType !== place.assetType)
    return <AssetFormElsewhere asset={asset} place={place} model={model} />;
  const isPaused = asset.state.state === pausedState.state;
  if (mode === 'view' || isPaused)
    return <AssetFormSheet asset={asset} place={place} model={model} scope={scope} isPaused={isPaused} />;
  if (!place.can('ASSET_EDIT'))
    return <AssetFormNoPermission place={place} model={model} lacks="edit" pk={pk} />;
  return <AssetFormUpdate asset={asset} place={place} model={model} scope={scope} />;
}

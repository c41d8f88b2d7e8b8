import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pausedState } from '@huella/domain/engine/status/asset-state';
import { FormWaiting, shapeOf } from '../../form/FormWaiting';
import type { Place } from '../../session/context';
import { useFormModel } from '../../session/form-model';
import { focusContent } from '../../shell/use-arrival';
import { assetQuery } from './asset-form-calls';
import { AssetFormElsewhere } from './AssetFormElsewhere';
import { AssetFormNoPermission } from './AssetFormNoPermission';
import { AssetFormNotFound } from './AssetFormNotFound';
import { AssetFormSheet } from './AssetFormSheet';
import { AssetFormUpdate } from './AssetFormUpdate';

export interface AssetFormRecordProps {
  readonly place: Place;
  readonly pk: number;
  readonly mode: 'view' | 'update';
}

/** An asset as its address asks for it, or what stands in the way. */
export function AssetFormRecord({ place, pk, mode }: AssetFormRecordProps) {
  const { model, scope } = useFormModel(place);
  const found = useQuery(assetQuery(pk));
  useFocusOnTurn(mode);
  const asset = found.data;
  if (asset === undefined) {
    if (found.isPending) return <FormWaiting shape={shapeOf(mode)} />;
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

/** Between sheet and form the address stays the same page: the focus goes to the new title all the same. */
function useFocusOnTurn(mode: AssetFormRecordProps['mode']): void {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== mode) focusContent();
    shown.current = mode;
  }, [mode]);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { FormWaiting, shapeOf } from '../../form/FormWaiting';
import { RecordScreen } from '../../form/RecordScreen';
import { useSubjectBase } from '../../form/subject-base';
import { useBoxAreas } from '../../session/box-ground';
import { usePlace, type Place } from '../../session/context';
import { useFormModel } from '../../session/form-model';
import type { PlaceModel } from '../../session/model';
import { focusContent } from '../../shell/use-arrival';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { assetAddress } from './asset-address';
import { assetQuery, useSaveAsset } from './asset-form-calls';
import { AssetMessage } from './AssetMessage';
import { AssetSheet } from '../asset-page/AssetSheet';
import type { SheetPart } from '../asset-page/parts';

/** Few look back: it comes when somebody does. */
const PastAsset = lazy(async () => ({ default: (await import('../past/PastAsset')).PastAsset }));

const route = getRouteApi('/inside/assets/edit');

/** One asset: its sheet, or the form that changes it (document 2 section 2). */
export function AssetEditPage() {
  const { pk, mode, part, at, asOf } = route.useSearch();
  const place = usePlace();
  if (place === null) return null;
  if (pk === undefined) return <NoSuchAddress place={place} />;
  return (
    <Suspense
      key={`${place.boxId}-${place.assetType}-${pk}`}
      fallback={<FormWaiting shape={shapeOf(mode)} />}
    >
      {asOf === undefined ? (
        <Asset place={place} pk={pk} mode={mode} part={part} at={at} />
      ) : (
        <PastAsset place={place} pk={pk} asOf={asOf} />
      )}
    </Suspense>
  );
}

/** The address names no asset: it was cut off, or written wrong. */
function NoSuchAddress({ place }: { readonly place: Place }) {
  const { model } = useFormModel(place);
  return <AssetMessage why="badAddress" place={place} model={model} />;
}

interface AssetProps {
  readonly place: Place;
  readonly pk: number;
  readonly mode: 'view' | 'update';
  readonly part?: SheetPart | undefined;
  readonly at?: number | undefined;
}

/** An asset as its address asks for it, or why it is not shown. */
function Asset({ place, pk, mode, part, at: listedAt }: AssetProps) {
  const { model, scope } = useFormModel(place);
  const { data: asset, isPending, error, refetch } = useQuery(assetQuery(pk));
  useFocusOnTurn(mode);
  const at = { place, model };
  if (asset === undefined) {
    if (isPending) return <FormWaiting shape={shapeOf(mode)} />;
    return <AssetMessage why="notFetched" {...at} pk={pk} error={error} onRetry={() => void refetch()} />;
  }
  if (asset.box.id !== place.boxId || asset.assetType !== place.assetType)
    return <AssetMessage why="elsewhere" {...at} asset={asset} />;
  if (mode === 'view' || asset.pause !== undefined)
    return <AssetSheet {...at} asset={asset} scope={scope} part={part} at={listedAt} />;
  if (!place.can('ASSET_EDIT')) return <AssetMessage why="noEdit" {...at} pk={pk} />;
  return <AssetForm {...at} asset={asset} scope={scope} />;
}

/** Between sheet and form the address stays the same page: the focus goes to the new title anyway. */
function useFocusOnTurn(mode: AssetProps['mode']): void {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== mode) focusContent();
    shown.current = mode;
  }, [mode]);
}

interface AssetFormProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly place: Place;
}

/** The form of an asset that is there. */
function AssetForm({ asset, place, model, scope }: AssetFormProps) {
  const { say, word } = useSay('form');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { show } = useToasts();
  const toSheet = { href: assetAddress(asset.id), replace: true };
  return (
    <RecordScreen
      record={asset}
      base={useSubjectBase(model, scope, useBoxAreas(place, model))}
      draftOf={{ kind: `asset-${model.id}`, holder: place.boxId }}
      save={useSaveAsset(place)}
      onSaved={async ({ label }) => {
        await navigate({ ...toSheet, ignoreBlocker: true });
        show({ tone: 'ok', text: say('form:changesSaved', { label }) });
      }}
      fetchNewest={({ id }) => client.query({ ...assetQuery(id), staleTime: 0 })}
      title={say('form:editOne', { label: asset.label })}
      place={place.boxName}
      back={{ href: listAddress(), label: capital(word(model.noun.many)) }}
      saveLabel={say('form:saveChanges')}
      cancel={toSheet}
    />
  );
}

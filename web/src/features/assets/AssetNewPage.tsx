import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { usePlace, type Place } from '../../session/context';
import { useFormModel } from '../../session/form-model';
import { useUser } from '../../session/session';
import { draftKey } from '../../form/draft';
import { FormWaiting } from '../../form/FormWaiting';
import { canLoad } from '@huella/domain/engine/events/event-access';
import { AssetFormMany } from './AssetFormMany';
import { AssetFormNew } from './AssetFormNew';
import { AssetFormNoPermission } from './AssetFormNoPermission';
import { AssetFormNotHere } from './AssetFormNotHere';

/** The form of a new asset (document 2 section 2). */
export function AssetNewPage() {
  const place = usePlace();
  if (place === null) return null;
  // Another place is another form, with a draft of its own.
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={<FormWaiting shape="form" />}>
      <PlaceForm place={place} />
    </Suspense>
  );
}

function PlaceForm({ place }: { readonly place: Place }) {
  const { model, scope } = useFormModel(place);
  const user = useUser();
  const { mode } = useSearch({ strict: false });
  const [round, setRound] = useState(0);
  if (!canLoad(model, place.boxSubtype)) return <AssetFormNotHere place={place} model={model} />;
  if (!place.can('ASSET_ADD')) return <AssetFormNoPermission place={place} model={model} lacks="add" />;
  if (mode === 'new_massive' && model.alterAddMassive)
    return <AssetFormMany place={place} model={model} scope={scope} />;
  return (
    <AssetFormNew
      key={round}
      place={place}
      model={model}
      scope={scope}
      draftKey={draftKey(user.id, place.boxId, place.assetType)}
      isFirst={round === 0}
      onRestart={() => {
        setRound((before) => before + 1);
      }}
    />
  );
}

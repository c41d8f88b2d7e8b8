import Button from '@mui/material/Button';
import { useNavigate, useSearch } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Suspense, useMemo } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { canRegister } from '@huella/domain/engine/events/event-access';
import { withCopies } from '@huella/domain/engine/forms/copies';
import type { AssetType } from '@huella/domain/model/asset-type';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { FormWaiting } from '../../form/FormWaiting';
import { useSubjectBase, useStartValues } from '../../form/subject-base';
import { RecordScreen } from '../../form/RecordScreen';
import { useBoxAreas } from '../../session/box-ground';
import { usePlace, type Place } from '../../session/context';
import { useFormModel } from '../../session/form-model';
import type { PlaceModel } from '../../session/model';
import { useAssetRoom } from '../../session/use-asset-room';
import { runAddress } from '../../shell/run-address';
import { formatCount } from '../../ui/format-count';
import { Modal } from '../../ui/Modal';
import { useSay } from '../../words/use-say';
import { useAddCopies, useSaveAsset } from './asset-form-calls';
import { AssetCreatedDialog } from './AssetCreatedDialog';
import { AssetMessage } from './AssetMessage';

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
  const { mode } = useSearch({ strict: false });
  if (!canRegister(model, place.boxSubtype))
    return <AssetMessage why="notHere" place={place} model={model} />;
  if (!place.can('ASSET_ADD')) return <AssetMessage why="noAdd" place={place} model={model} />;
  const Form = mode === 'new_massive' && model.alterAddMassive ? ManyAssets : OneAsset;
  return <Form place={place} model={model} scope={scope} />;
}

interface NewAssetProps extends PlaceModel {
  readonly place: Place;
}

/** A new asset, from the first step to the news that it is there. */
function OneAsset({ place, model, scope }: NewAssetProps) {
  const { say, word } = useSay('form');
  const base = useSubjectBase(model, scope, useBoxAreas(place, model));
  const noun = word(model.noun.one);
  return (
    <>
      <RecordScreen
        record={null}
        base={base}
        begin={useStartValues(place, base)}
        draftOf={{ kind: `asset-${model.id}`, holder: place.boxId }}
        save={useSaveAsset(place)}
        title={say(model.gender === 'f' ? 'form:newF' : 'form:newM', { noun })}
        place={place.boxName}
        back={{ href: listAddress(), label: capital(word(model.noun.many)) }}
        saveLabel={say('form:loadOne', { noun })}
        after={(asset, again) => <AssetCreatedDialog asset={asset} model={model} onAnother={again} />}
      />
      <AssetQuotaModal place={place} model={model} />
    </>
  );
}

/** Many equal assets by one form (mode new_massive, document 2 section 2), where the model adds so. */
function ManyAssets({ place, model, scope }: NewAssetProps) {
  const { say, word, language } = useSay('form');
  const navigate = useNavigate();
  const addCopies = useAddCopies(place, model);
  const room = useAssetRoom(place);
  const base = useSubjectBase(
    useMemo(() => withCopies(model, room ?? undefined), [model, room]),
    scope,
    useBoxAreas(place, model),
  );
  const nouns = word(model.noun.many);
  const leave = (run: RunView) => {
    const isOver = run.state === 'completed';
    const notice = say('form:manyLoaded', { figure: formatCount(run.done, language), nouns });
    return navigate({
      href: isOver ? listAddress() : runAddress(run.id),
      state: isOver ? { notice } : {},
      replace: true,
      ignoreBlocker: true,
    });
  };
  return (
    <>
      <RecordScreen<never, RunView>
        record={null}
        base={base}
        begin={useStartValues(place, base)}
        draftOf={{ kind: `assets-${model.id}`, holder: place.boxId }}
        save={addCopies}
        onSaved={leave}
        title={say('form:newMany', { nouns })}
        place={place.boxName}
        back={{ href: listAddress(), label: capital(nouns) }}
        saveLabel={say('form:loadOne', { noun: nouns })}
      />
      <AssetQuotaModal place={place} model={model} />
    </>
  );
}

interface AssetQuotaModalProps {
  readonly place: Place;
  readonly model: AssetType;
}

/** Says before anybody types that no more can be loaded (document 2 section 2); the server refuses too. */
function AssetQuotaModal({ place, model }: AssetQuotaModalProps) {
  const { say, word } = useSay('form');
  const room = useAssetRoom(place);
  const nouns = word(model.noun.many);
  return (
    <Modal
      open={room === 0}
      role="alertdialog"
      icon={<CircleAlert size={18} aria-hidden="true" />}
      title={say('form:noRoom', { nouns })}
      text={say('form:noRoomText', { company: place.companyName })}
      actions={
        <Button size="small" variant="contained" autoFocus href={listAddress()}>
          {say('form:toList', { nouns })}
        </Button>
      }
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SavedObject } from '@huella/domain/calls/objects';
import { isKeys, type Values } from '@huella/domain/model/value';
import { lotAssetsField, lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { RecordScreen } from '../../form/RecordScreen';
import { useStartValues, useSubjectBase } from '../../form/subject-base';
import type { ChosenAssets, PickedAsset } from '../../list/chosen-assets';
import { paths } from '../../paths';
import { useBoxAreas } from '../../session/box-ground';
import type { Place } from '../../session/context';
import { useFormModel } from '../../session/form-model';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { lotAddress } from './lot-address';
import { lotFormQuery, useSaveLot } from './lot-calls';

export interface LotFormProps {
  readonly place: Place;
  /** The lot that is edited; null makes a new one. */
  readonly lot: SavedObject | null;
  /** Assets that a new lot begins with, as they were selected in their list. */
  readonly picked?: readonly PickedAsset[];
}

const noAssets: readonly PickedAsset[] = [];

/** The form of a lot, sent on its last step (document 2 section 2). */
export function LotForm({ place, lot, picked = noAssets }: LotFormProps) {
  const { say, word, language } = useSay('lots', 'form', 'list');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { model, scope } = useFormModel(place);
  const base = useSubjectBase(lotModelOf(model), scope, useBoxAreas(place, model));
  const startValues = useStartValues(place, base);
  const leave = (saved: SavedObject) => {
    const count = idsOf(saved.values).length;
    const noun = word(count === 1 ? model.noun.one : model.noun.many);
    const [href, notice] =
      lot === null
        ? [
            paths.lots,
            say('lots:formSaved', { name: saved.label, figure: formatCount(count, language), noun }),
          ]
        : [lotAddress(lot.id), say('lots:formChanged', { name: saved.label })];
    return navigate({ href, state: { notice }, replace: true, ignoreBlocker: true });
  };
  return (
    <RecordScreen
      record={lot}
      base={base}
      begin={() => ({
        ...startValues(),
        ...(picked.length > 0 && { [lotAssetsField]: picked.map(([id]) => String(id)) }),
      })}
      draftOf={{ kind: `lot-${place.assetType}`, holder: place.boxId }}
      save={useSaveLot(place)}
      onSaved={leave}
      fetchNewest={({ id }) => client.query({ ...lotFormQuery(id), staleTime: 0 })}
      title={lot === null ? say('lots:formNew') : say('lots:formEdit', { name: lot.label })}
      place={place.boxName}
      back={{ href: paths.lots, label: say('lots:formBack') }}
      cancel={{ href: lot === null ? paths.lots : lotAddress(lot.id), replace: false }}
      saveLabel={say(lot === null ? 'lots:formSave' : 'form:saveChanges')}
      savesAtEnd
      others={{ chosen: (values) => chosenOf(values, picked), nothingText: say('lots:moveFailed') }}
    />
  );
}

function idsOf(values: Values): readonly string[] {
  const ids = values[lotAssetsField] ?? null;
  return isKeys(ids) ? ids : [];
}

/** The assets in the form, by the names that are known here. */
function chosenOf(values: Values, known: readonly PickedAsset[]): ChosenAssets {
  const labels = new Map(known);
  const picked = idsOf(values).map((id): PickedAsset => [Number(id), labels.get(Number(id)) ?? id]);
  return { picked, filters: [], count: picked.length };
}

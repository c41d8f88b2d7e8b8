import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SavedObject } from '@huella/domain/calls/objects';
import { isKeys, type Values } from '@huella/domain/model/value';
import { lotAssetsField, lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { RecordScreen } from '../../form/RecordScreen';
import { useStartValues, useSubjectBase } from '../../form/subject-base';
import type { ChosenAssets, PickedAsset } from '../../list/chosen-assets';
import { errorReason } from '../../list/error-reason';
import { useCounted } from '../../list/use-counted';
import { paths } from '../../paths';
import { useBoxAreas } from '../../session/box-ground';
import type { Place } from '../../session/context';
import { useFormModel } from '../../session/form-model';
import { useSay } from '../../words/use-say';
import { lotAddress } from './lot-address';
import { lotFormQuery, useMoveAssets, useSaveLot } from './lot-calls';

export interface LotFormProps {
  readonly place: Place;
  /** The lot that is edited; null makes a new one. */
  readonly lot: SavedObject | null;
  /** Assets that a new lot begins with, as they were selected in their list: too many to be named are put in once it is saved. */
  readonly chosen?: ChosenAssets;
}

const nothing: ChosenAssets = { picked: [], filters: [], count: 0 };

/** The form of a lot, sent on its last step (document 2 section 2). */
export function LotForm({ place, lot, chosen = nothing }: LotFormProps) {
  const { say } = useSay('lots', 'form', 'list');
  const picked = chosen.picked ?? [];
  const navigate = useNavigate();
  const client = useQueryClient();
  const { model, scope } = useFormModel(place);
  const base = useSubjectBase(lotModelOf(model), scope, useBoxAreas(place, model));
  const startValues = useStartValues(place, base);
  const counted = useCounted(model);
  const putBrought = usePutBrought(chosen);
  const leave = async (saved: SavedObject) => {
    const { moved, reason } = await putBrought(saved);
    const entered = { name: saved.label, ...counted(idsOf(saved.values).length + moved) };
    const [href, notice] =
      reason !== null
        ? [lotAddress(saved.id), say('lots:formSavedEmpty', { name: saved.label, reason })]
        : lot === null
          ? [paths.lots, say('lots:formSaved', entered)]
          : [lotAddress(lot.id), say('lots:formChanged', { name: saved.label })];
    await navigate({ href, state: { notice }, replace: true, ignoreBlocker: true });
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
      title={
        lot !== null
          ? say('lots:formEdit', { name: lot.label })
          : chosen.picked === null
            ? say('lots:formNewWith', counted(chosen.count))
            : say('lots:formNew')
      }
      place={place.boxName}
      back={{ href: paths.lots, label: say('lots:formBack') }}
      cancel={{ href: lot === null ? paths.lots : lotAddress(lot.id), replace: false }}
      saveLabel={say(lot === null ? 'lots:formSave' : 'form:saveChanges')}
      savesAtEnd
      others={{ chosen: (values) => chosenOf(values, picked), nothingText: say('lots:moveFailed') }}
    />
  );
}

/** Puts what a new lot was begun with into it, where it is too much to be named in its form. */
function usePutBrought(chosen: ChosenAssets) {
  const { say } = useSay('errors');
  const { mutateAsync } = useMoveAssets();
  return async ({ id }: SavedObject): Promise<{ readonly moved: number; readonly reason: string | null }> => {
    if (chosen.picked !== null) return { moved: 0, reason: null };
    try {
      const { moved } = await mutateAsync({ lotId: id, action: 'add', chosen });
      return { moved, reason: null };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { moved: 0, reason: errorReason(error, say) };
    }
  };
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

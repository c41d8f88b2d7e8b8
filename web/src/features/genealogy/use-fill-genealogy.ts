import { useState } from 'react';
import type { AssetType, GenealogyModel } from '@huella/domain/model/asset-type';
import type { RegistryAnimal } from '@huella/domain/calls/genealogy';
import type { SavedObject } from '@huella/domain/calls/objects';
import { fillGenealogy } from '@huella/domain/engine/genealogy/fill-genealogy';
import { isRows } from '@huella/domain/model/value';
import { isEqual } from '../../fields/equal';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { useSaveAsset } from '../assets/asset-form-calls';

/** Writes what the registry says into the rows of an animal's genealogy, and reports how it went. */
export function useFillGenealogy(place: Place, model: AssetType, genealogy: GenealogyModel) {
  const { say } = useSay('genealogy');
  const { show } = useToasts();
  const locale = useLocale();
  const save = useSaveAsset(place);
  const [isWorking, setWorking] = useState(false);
  /** Whether it is done. */
  const fill = async (asset: SavedObject, { relatives }: RegistryAnimal): Promise<boolean> => {
    const field = model.attributes.find(({ name }) => name === genealogy.field);
    if (field === undefined) return false;
    const { label } = asset;
    const stored = asset.values[field.name];
    const rows = fillGenealogy(field, stored, relatives, locale);
    const before = isRows(stored) ? stored : [];
    const amount = rows.filter((row) => !before.some((each) => isEqual(each, row))).length;
    if (amount === 0) {
      show({ tone: 'ok', text: say('genealogy:nothingNew', { label }) });
      return true;
    }
    setWorking(true);
    try {
      await save(asset, { [field.name]: rows });
      const text =
        amount === 1
          ? say('genealogy:afectedRows', { label })
          : say('genealogy:afectedRowsAmount', { label, amount });
      show({ tone: 'ok', text });
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      show({
        tone: 'danger',
        text: say('genealogy:detailError', { label, reason: errorReason(error, say) }),
      });
      return false;
    } finally {
      setWorking(false);
    }
  };
  return { fill, isWorking };
}

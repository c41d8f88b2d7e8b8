import { callFile } from '../../call/file';
import { sentAssets, sentCount, type ChosenAssets } from '../../list/chosen-assets';
import type { ListSubject } from '../../list/list-subject';
import { useSay } from '../../words/use-say';
import { sentWish } from './label-wish';
import { LabelsForm } from './LabelsForm';

export interface LabelsProps {
  readonly chosen: ChosenAssets;
  readonly subject: ListSubject;
  readonly onClose: () => void;
}

/** Labels with the codes of chosen assets. */
export function Labels({ chosen, subject, onClose }: LabelsProps) {
  const { say, word } = useSay('labels');
  const { fields, model, place } = subject;
  // What names an asset is there already, and files are no words.
  const offered = fields.filter(({ name, type }) => type !== 'file' && !model.labelFields.includes(name));
  const noun = word(chosen.count === 1 ? model.noun.one : model.noun.many);
  return (
    <LabelsForm
      title={say('labels:title', { count: chosen.count, noun })}
      count={chosen.count}
      offered={offered.map(({ name, label }) => ({ value: name, label: word(label) }))}
      onPrint={(wish) =>
        callFile('labels.print', {
          params: { assetId: String(model.id), boxId: String(place.boxId) },
          body: { ...sentAssets(chosen), ...sentCount(chosen), ...sentWish(wish) },
        })
      }
      onClose={onClose}
    />
  );
}

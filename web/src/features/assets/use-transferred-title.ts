import type { AssetType } from '@huella/domain/model/asset-type';
import type { Words } from '@huella/domain/words';
import { capital } from '../../form/capital';
import { useSay } from '../../words/use-say';

/** The title of the list of what left: 'Animales transferidos'. */
export function useTransferredTitle(
  model: Pick<AssetType, 'noun' | 'gender'>,
  word: (words: Words) => string,
): string {
  const { say } = useSay('assets');
  const many = word(model.noun.many);
  return capital(say(model.gender === 'f' ? 'assets:transferredF' : 'assets:transferredM', { many }));
}

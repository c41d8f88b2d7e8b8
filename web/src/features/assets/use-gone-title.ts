import type { AssetType } from '@huella/domain/model/asset-type';
import type { Words } from '@huella/domain/words';
import { capital } from '../../form/capital';
import { useSay } from '../../words/use-say';

type Titled = Pick<AssetType, 'noun' | 'gender'>;

/** The title of the list of what left: 'Animales transferidos'. */
export function useTransferredTitle({ noun, gender }: Titled, word: (words: Words) => string): string {
  const { say } = useSay('assets');
  const many = word(noun.many);
  return capital(say(gender === 'f' ? 'assets:transferredF' : 'assets:transferredM', { many }));
}

/** The title of the list of what was deleted: 'Animales dados de baja'. */
export function useDeletedTitle({ noun, gender }: Titled, word: (words: Words) => string): string {
  const { say } = useSay('assets');
  const many = word(noun.many);
  return capital(say(gender === 'f' ? 'assets:deletedF' : 'assets:deletedM', { many }));
}

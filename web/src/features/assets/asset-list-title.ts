import type { AssetType } from '@huella/domain/model/asset-type';
import type { Words } from '@huella/domain/words';

/** The title of a list of assets: what they are called, 'Animales'. */
export function titleOf({ noun }: Pick<AssetType, 'noun'>, word: (words: Words) => string): string {
  const many = word(noun.many);
  return many.charAt(0).toUpperCase() + many.slice(1);
}

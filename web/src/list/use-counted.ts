import type { AssetType } from '@huella/domain/model/asset-type';
import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';

/** How many assets of a model, in words: '24', 'animales'. */
export function useCounted({ noun }: Pick<AssetType, 'noun'>) {
  const { word, language } = useSay();
  return (count: number) => ({
    figure: formatCount(count, language),
    noun: word(count === 1 ? noun.one : noun.many),
  });
}

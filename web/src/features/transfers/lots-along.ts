import type { TargetBox } from '@huella/domain/calls/target-box';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';

type Lot = TargetBox['lots'][number];

/** The lots that assets on their way are in: those that go whole, and those that lose some of theirs. */
export function lotsOf({ lots }: TargetBox): {
  readonly whole: readonly Lot[];
  readonly parted: readonly Lot[];
} {
  return {
    whole: lots.filter(({ going, total }) => going === total),
    parted: lots.filter(({ going, total }) => going < total),
  };
}

/** Names that are written out; the others are counted. */
const written = 3;

/** The names of lots in a sentence: `A, B and 4 more`. */
export function useNamed() {
  const { say, language } = useSay('transfers');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (lots: readonly Lot[]): string => {
    const shown = lots.slice(0, lots.length === written + 1 ? written + 1 : written);
    const others = lots.length - shown.length;
    const more = others === 0 ? [] : [say('transfers:lotsMore', { figure: formatCount(others, language) })];
    return list.format([...shown.map(({ name }) => name), ...more]);
  };
}

import { useMemo } from 'react';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';

interface Held {
  readonly assets: number;
  readonly noun: string | null;
}

/** How much a company or establishment holds, in words: '606 cabezas', or '1.210 activos' where they are of several types. */
export function useHeldWords(): (held: Held) => string {
  const { say, language } = useSay('organisation');
  return useMemo(
    () =>
      ({ assets, noun }) =>
        say('organisation:nounCounted', {
          figure: formatCount(assets, language),
          noun: noun ?? say(assets === 1 ? 'organisation:asset' : 'organisation:assets'),
        }),
    [say, language],
  );
}

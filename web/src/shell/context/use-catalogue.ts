import { useMemo } from 'react';
import type { Say } from '@huella/domain/phrases/areas';
import { useTopBar, type TopBar } from '../../session/context';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { catalogueOf, originPhrases, type Catalogue } from './catalogue';

const isOrigin = (origin: string): origin is keyof typeof originPhrases => origin in originPhrases;

function sayOrigin(say: Say, origin: string): string {
  return isOrigin(origin) ? say(originPhrases[origin]) : '';
}

/** What the user may choose, raw and as it is drawn. */
export function useCatalogue(): { readonly items: TopBar; readonly catalogue: Catalogue } {
  const items = useTopBar();
  const { say, language } = useSay('shell');
  return useMemo(() => {
    const counted = (count: number, noun: string) =>
      say('shell:countedNoun', { count: formatCount(count, language), noun });
    return { items, catalogue: catalogueOf(items, { counted, origin: (origin) => sayOrigin(say, origin) }) };
  }, [items, say, language]);
}

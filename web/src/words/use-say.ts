import { use, useSyncExternalStore } from 'react';
import type { Say } from '@huella/domain/phrases/areas';
import type { Language, Words } from '@huella/domain/words';
import { comingWords, listenToLanguage, sayIn, shownLanguage, type ScreenArea } from './i18n';

interface Speech {
  /** Says a phrase: `say('errors:tooManyRequests', { seconds: 30 })`. */
  readonly say: Say;
  readonly language: Language;
  /** The text of a model's label in the current language. */
  readonly word: (words: Words) => string;
}

/** One for each language, so that what is made with it is made again only for another. */
const speeches: Readonly<Record<Language, Speech>> = { es: speechIn('es'), en: speechIn('en') };

function speechIn(language: Language): Speech {
  return {
    say: (key, ...[slots]) => sayIn(language, key, slots),
    language,
    word: (words) => words[language],
  };
}

/** The words of the current language. Name the areas that the component says; they load with it. */
export function useSay(...areas: ScreenArea[]): Speech {
  const language = useSyncExternalStore(listenToLanguage, shownLanguage);
  const coming = comingWords(areas);
  if (coming !== null) use(coming);
  return speeches[language];
}

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

/** What `use` reads at once: the words are here. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined } as const);

/** What components have waited for, by language and areas: who is drawn anew asks for the very same. */
const waits = new Map<string, Promise<void>>();

function waitFor(areas: readonly ScreenArea[], language: Language): Promise<void> {
  const key = [language, ...areas].join();
  const known = waits.get(key);
  if (known !== undefined) return known;
  const coming = comingWords(areas);
  if (coming === null) return ready;
  const all = afterAll(areas, coming);
  waits.set(key, all);
  // Who asks next tries again.
  all.catch(() => waits.delete(key));
  return all;
}

async function afterAll(areas: readonly ScreenArea[], first: Promise<void>): Promise<void> {
  for (let coming: Promise<void> | null = first; coming !== null; coming = comingWords(areas)) await coming;
}

/** The words of the current language. Name the areas that the component says; they load with it. */
export function useSay(...areas: ScreenArea[]): Speech {
  const language = useSyncExternalStore(listenToLanguage, shownLanguage, shownLanguage);
  // Asked even where there is nothing to wait for: a component that waited is drawn anew, and React knows by this very call
  // where the hooks begin that it had not reached.
  use(waitFor(areas, language));
  return speeches[language];
}

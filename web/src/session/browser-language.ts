import { languageOf, type Language } from '@huella/domain/words';

/** Where the browser remembers it. */
export const languageKey = 'huella.language';

/** The language of this browser: remembered, else the browser's own, else Spanish (document 1 section 1). */
export function browserLanguage(): Language {
  return languageOf(localStorage.getItem(languageKey) ?? navigator.language);
}

import type { Language } from '@huella/domain/words';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

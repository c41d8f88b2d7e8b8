/** The two languages of the product. Spanish is the base; every text exists in both. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages, as model literals carry their labels. */
export interface Words {
  readonly es: string;
  readonly en: string;
}

/** Narrows any text to a language of the product; Spanish when it is none (document 1 section 1). */
export function languageOf(text: string | null | undefined): Language {
  return text?.slice(0, 2).toLowerCase() === 'en' ? 'en' : 'es';
}

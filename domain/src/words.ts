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

/**
 * The language that somebody asks for, as browsers write it: `en-GB,en;q=0.9,es;q=0.8`. The first of ours in the
 * order of preference; Spanish when none is (document 1 section 1).
 */
export function languageAsked(text: string | undefined): Language {
  const wishes = (text ?? '')
    .slice(0, 400)
    .split(',')
    .map((wish, at) => {
      const [tag = '', ...rest] = wish.trim().split(';');
      const weight = /^\s*q=([\d.]+)\s*$/.exec(rest.join(';'))?.[1];
      return {
        language: tag.slice(0, 2).toLowerCase(),
        weight: weight === undefined ? 1 : Number(weight),
        at,
      };
    })
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  const found = wishes.find(
    ({ language, weight }) => weight > 0 && languages.some((each) => each === language),
  );
  return languageOf(found?.language);
}

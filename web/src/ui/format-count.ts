import type { Language } from '@huella/domain/words';

const separators: Readonly<Record<Language, string>> = { es: '.', en: ',' };

/** Made when a language first writes a fraction: browsers take as long over one as over the rows of a list. */
const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/**
 * Writes a number, a whole one as a rule: `1.248` in Spanish, `1,248` in English. Spanish leaves four digits ungrouped
 * elsewhere; `1.248` is how the product writes it.
 */
export function formatCount(count: number, language: Language): string {
  if (Number.isSafeInteger(count))
    return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, separators[language]);
  const format = (formats[language] ??= new Intl.NumberFormat(language, { useGrouping: 'always' }));
  return format.format(count);
}

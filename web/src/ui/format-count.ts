import type { Language } from '@huella/domain/words';

/** Made when a language first writes a number: browsers take long over them, and a first page writes none. */
const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** Writes a whole number: `1.248` in Spanish, `1,248` in English. */
export function formatCount(count: number, language: Language): string {
  // Spanish leaves four digits ungrouped unless asked; `1.248` is how the product writes it.
  const format = (formats[language] ??= new Intl.NumberFormat(language, { useGrouping: 'always' }));
  return format.format(count);
}

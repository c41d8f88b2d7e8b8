import type { Language } from '@huella/domain/words';

const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  // Spanish leaves four digits ungrouped unless asked; `1.248` is how the product writes it.
  es: new Intl.NumberFormat('es', { useGrouping: 'always' }),
  en: new Intl.NumberFormat('en', { useGrouping: 'always' }),
};

/** Writes a whole number: `1.248` in Spanish, `1,248` in English. */
export function formatCount(count: number, language: Language): string {
  return formats[language].format(count);
}

import { localeTag } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';

/** A figure in the reader's language with one decimal at most. */
export function written(value: number, language: Language): string {
  return new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: 1 }).format(value);
}

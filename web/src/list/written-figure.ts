import type { Language } from '@huella/domain/words';
import { formatFigure } from './columns';

/** A figure in the reader's language with one decimal at most. */
export function written(value: number, language: Language): string {
  const tenths = Math.round(value * 10) / 10;
  return formatFigure(tenths, Number.isInteger(tenths) ? 0 : 1, language);
}

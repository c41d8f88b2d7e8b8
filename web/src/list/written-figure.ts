import type { Language } from '@huella/domain/words';
import { formatFigure } from './columns';

/** A figure in the reader's language with one decimal at most. */
export function written(value: number, language: Language): string {
  const tenths = Math.round(Math.abs(value) * 10) / 10;
  return formatFigure(value < 0 ? -tenths : tenths, Number.isInteger(tenths) ? 0 : 1, language);
}

import { localeTag } from '../../model/value';
import type { Language } from '../../words';

/** A number as it fits into the middle of a ring: `1.195.758`, or `12,4 M` from ten million on. */
export function shortFigure(value: number, language: Language): string {
  const isLong = value >= 10_000_000;
  return new Intl.NumberFormat(localeTag[language], {
    notation: isLong ? 'compact' : 'standard',
    maximumFractionDigits: value < 1_000 || isLong ? 1 : 0,
  }).format(value);
}

/** An amount of money as it fits over a note: `5,89 M` from a million on, whole units below. */
export function shortMoney(value: number, language: Language): string {
  const isLong = value >= 1_000_000;
  return new Intl.NumberFormat(localeTag[language], {
    notation: isLong ? 'compact' : 'standard',
    maximumFractionDigits: isLong ? 2 : 0,
  }).format(value);
}

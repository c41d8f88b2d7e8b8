import { localeTag, type Position } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';

/** Decimals of coordinates where they are only read (document 2 section 9). */
const shownDecimals = 2;

/** Degrees as they are shown: `-35,64`. */
export function showDegrees(degrees: number, language: Language): string {
  return degrees.toLocaleString(localeTag[language], {
    minimumFractionDigits: shownDecimals,
    maximumFractionDigits: shownDecimals,
  });
}

/** Degrees as they are typed, with all that is known: `-35,638843`. */
export function writeDegrees(degrees: number, language: Language): string {
  return String(degrees).replace('.', language === 'es' ? ',' : '.');
}

/** Typed degrees, with either decimal mark, up to a bound on both sides; null when they are none. */
export function readDegrees(text: string, bound: 90 | 180): number | null {
  const typed = text.trim().replace('\u2212', '-');
  if (!/^[+-]?\d{1,3}(?:[.,]\d*)?$/.test(typed)) return null;
  const degrees = Number(typed.replace(',', '.'));
  return Math.abs(degrees) <= bound ? degrees : null;
}

/** Two coordinates that were pasted as one text, latitude first: `-35.638, -59.779`; null when it is anything else. */
export function readPair(text: string): Position | null {
  const [, lat = '', lng = ''] = /^\s*([^\s;]+?)\s*(?:;|,\s|\s)\s*([^\s;]+)\s*$/.exec(text) ?? [];
  const read = [readDegrees(lng, 180), readDegrees(lat, 90)] as const;
  return read[0] === null || read[1] === null ? null : [read[0], read[1]];
}

import type { Language } from '@huella/domain/words';

/** Steps between the lines of the net of degrees, from wide to narrow: whole degrees, then minutes, then seconds. */
const steps = [
  30,
  20,
  10,
  5,
  2,
  1,
  30 / 60,
  20 / 60,
  10 / 60,
  5 / 60,
  2 / 60,
  1 / 60,
  30 / 3600,
  20 / 3600,
  10 / 3600,
];

/** Least px between two lines. */
const leastGap = 130;

/** The step for a map that shows so many degrees of longitude on so many px. */
export function stepFor(degrees: number, px: number): number {
  const fitting = steps.filter((step) => (step / degrees) * px >= leastGap);
  return fitting.at(-1) ?? 30;
}

/** The lines of a step between two degrees. */
export function linesBetween(from: number, to: number, step: number): readonly number[] {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_line, at) => (first + at) * step);
}

const sides = {
  es: { lat: ['S', 'N'], lng: ['O', 'E'] },
  en: { lat: ['S', 'N'], lng: ['W', 'E'] },
} as const satisfies Record<Language, Record<'lat' | 'lng', readonly [string, string]>>;

/** A degree as maps write it: `34° 30′ S`. */
export function writeDegree(degree: number, axis: 'lat' | 'lng', language: Language): string {
  const seconds = Math.round(Math.abs(degree) * 3600);
  const parts = [`${Math.floor(seconds / 3600)}°`];
  const minutes = Math.floor((seconds % 3600) / 60);
  if (seconds % 3600 !== 0) parts.push(`${String(minutes).padStart(2, '0')}′`);
  if (seconds % 60 !== 0) parts.push(`${String(seconds % 60).padStart(2, '0')}″`);
  if (seconds !== 0) parts.push(sides[language][axis][degree < 0 ? 0 : 1]);
  return parts.join('\u00A0');
}

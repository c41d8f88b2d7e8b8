import { localeTag } from './value';
import type { Language, Words } from '../words';

/** Units of quantities, and what they measure: of one kind they add up, whatever the unit. */
const measures = {
  kg: { of: 'mass', factor: 1 },
  t: { of: 'mass', factor: 1_000 },
  l: { of: 'volume', factor: 1 },
  hl: { of: 'volume', factor: 100 },
  head: { of: 'heads', factor: 1 },
  hide: { of: 'hides', factor: 1 },
  piece: { of: 'pieces', factor: 1 },
} as const;

export type Unit = keyof typeof measures;

/** What people read behind a quantity. */
export const unitWords: Readonly<Record<Unit, Words>> = {
  kg: { es: 'kg', en: 'kg' },
  t: { es: 't', en: 't' },
  l: { es: 'l', en: 'l' },
  hl: { es: 'hl', en: 'hl' },
  head: { es: 'cabezas', en: 'head' },
  hide: { es: 'cueros', en: 'hides' },
  piece: { es: 'piezas', en: 'pieces' },
};

/** The unit of that name, as histories kept it; null of any other text. */
export function findUnit(name: string | null): Unit | null {
  return name !== null && Object.hasOwn(measures, name) ? (name as Unit) : null; // its name is one of theirs
}

/** How much of something, in a unit. */
export interface Measured {
  readonly quantity: number;
  readonly unit: Unit;
}

/** A quantity as people of a language read it, with its unit: `25,5 t`. */
export function writeMeasured({ quantity, unit }: Measured, language: Language): string {
  return `${quantity.toLocaleString(localeTag[language])} ${unitWords[unit][language]}`;
}

/** A quantity in another unit; null where the two measure different things, such as hides and kilos. */
export function inUnit({ quantity, unit }: Measured, wanted: Unit): number | null {
  const [from, to] = [measures[unit], measures[wanted]];
  return from.of === to.of ? rounded((quantity * from.factor) / to.factor) : null;
}

/** The sum of what can be counted in a unit; null where nothing can. */
export function sumIn(parts: readonly Measured[], unit: Unit): number | null {
  const counted = parts.map((part) => inUnit(part, unit)).filter((each) => each !== null);
  return counted.length === 0 ? null : rounded(counted.reduce((total, each) => total + each, 0));
}

/** Millionths: what computers add to a sum of decimals is no more of anything. */
function rounded(quantity: number): number {
  return Math.round(quantity * 1e6) / 1e6;
}

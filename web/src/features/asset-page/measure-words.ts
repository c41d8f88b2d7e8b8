import { daysBetween } from '@huella/domain/engine/fields/days';
import { localeTag, type Locale } from '@huella/domain/model/value';

/** What was measured over some days, of one or of many. */
export interface Measured {
  readonly unit: string | null;
  readonly grows: boolean;
  readonly points: readonly { readonly day: string; readonly value: number; readonly measured?: boolean }[];
}

/** A gain for a day that is written with two decimals. */
const leastGain = 0.005;

/** What a measure that grows gained for a day, from its first to its last; null of what gained nothing that is told so. */
export function dailyGain({ points, grows }: Pick<Measured, 'points' | 'grows'>): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!grows || first === undefined || last === undefined) return null;
  const days = daysBetween(first.day, last.day);
  const gain = days === 0 ? 0 : (last.value - first.value) / days;
  return Math.abs(gain) >= leastGain ? gain : null;
}

/** Writes a value of a measure with its unit. */
export function figureOf(
  { unit }: Pick<Measured, 'unit'>,
  { language }: Locale,
  signDisplay: 'auto' | 'always' = 'auto',
): (value: number) => string {
  const format = new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: 2, signDisplay });
  return (value) => (unit === null ? format.format(value) : `${format.format(value)} ${unit}`);
}

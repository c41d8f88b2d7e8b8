import type { Words } from '../../words';
import { shiftDay } from '../fields/days';

/** How far days are off, in the bands of a report of expiries. */
export const bands: readonly { readonly key: string; readonly to: number; readonly label: Words }[] = [
  { key: 'expired', to: -1, label: { es: 'Vencido', en: 'Expired' } },
  { key: '30', to: 30, label: { es: '0 a 30 días', en: '0 to 30 days' } },
  { key: '60', to: 60, label: { es: '31 a 60 días', en: '31 to 60 days' } },
  { key: '90', to: 90, label: { es: '61 a 90 días', en: '61 to 90 days' } },
  { key: 'later', to: Infinity, label: { es: 'Más de 90 días', en: 'Over 90 days' } },
];

/** The band of a day, seen from another. */
export function bandOf(day: string, from: string): (typeof bands)[number] | null {
  const days = Math.round((Date.parse(day.slice(0, 10)) - Date.parse(from)) / 86_400_000);
  return bands.find(({ to }) => days <= to) ?? null;
}

/** The days of a band, seen from a day: from and to, as far as it has bounds. */
export function daysOfBand(
  band: (typeof bands)[number],
  from: string,
): { readonly min?: string; readonly max?: string } {
  const before = bands[bands.indexOf(band) - 1];
  return {
    ...(before !== undefined && { min: shiftDay(from, { days: before.to + 1 }) }),
    ...(band.to !== Infinity && { max: shiftDay(from, { days: band.to }) }),
  };
}

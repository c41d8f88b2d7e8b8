/**
 * Reckoning with calendar days as ISO texts, `2026-11-21`. Ten thousand rows of a sheet ask some fifty times each,
 * so this is arithmetic and not a date library: days have no zone here.
 */

const msOfDay = 24 * 3600 * 1000;

/** The ISO day of a year, month and day; null when there is no such day or it lies outside 1900 to 2200. */
export function isoDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2200) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && day > 0;
  return exists ? at.toISOString().slice(0, 10) : null;
}

/** The day so many days and years later, or earlier; the 29th of February of other years is the 28th. */
export function shiftDay(day: string, by: { readonly years?: number; readonly days?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const sameDay = Date.UTC(year + (by.years ?? 0), month - 1, date);
  const overran = new Date(sameDay).getUTCMonth() !== month - 1;
  const start = overran ? Date.UTC(year + (by.years ?? 0), month, 0) : sameDay;
  return new Date(start + (by.days ?? 0) * msOfDay).toISOString().slice(0, 10);
}

/** Whole months from one day to a later one; negative when it is earlier. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1, toDay = 1] = to.split('-').map(Number);
  return (toYear - year) * 12 + (toMonth - month) - (toDay < day ? 1 : 0);
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msOfDay);
}

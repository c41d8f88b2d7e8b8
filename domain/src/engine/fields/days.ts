/**
 * Arithmetic of calendar days as ISO texts, `2026-11-21`. Ten thousand rows of a sheet ask some fifty times each,
 * so this is arithmetic and not a date library: days have no zone here.
 */

const msOfDay = 24 * 3600 * 1000;

const longMonths = new Set([1, 3, 5, 7, 8, 10, 12]);

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return longMonths.has(month) ? 31 : 30;
}

const twoDigits = (figure: number): string => (figure < 10 ? `0${String(figure)}` : String(figure));

/** The ISO day of a year, month and day; null when there is no such day or it lies outside 1900 to 2200. */
export function isoDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2200 || month < 1 || month > 12) return null;
  if (day < 1 || day > daysIn(year, month)) return null;
  return `${String(year)}-${twoDigits(month)}-${twoDigits(day)}`;
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
  return monthOf(to) - monthOf(from) - (to.slice(8, 10) < from.slice(8, 10) ? 1 : 0);
}

/** The number of a day's month, counted from the year 0. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msOfDay);
}

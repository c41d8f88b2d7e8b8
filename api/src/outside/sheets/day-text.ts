import type { SheetCell } from '@huella/domain/engine/sheets/cell';

const dayMs = 86_400_000;
/** Day 0 of the two systems in which spreadsheets count days; the first has a 29 February 1900 too many. */
const epochs = { '1900': Date.UTC(1899, 11, 30), '1904': Date.UTC(1904, 0, 1) } as const;
export type DateSystem = keyof typeof epochs;

/** `2026-11-21`, or `2026-11-21T10:30:00` where there is a time; a time alone is `10:30`. To the second. */
function textOfMoment(moment: Date): string {
  const ms = Math.round(moment.getTime() / 1000) * 1000;
  if (Number.isNaN(ms)) return '';
  const iso = new Date(ms).toISOString();
  if (ms < Date.UTC(1900, 0, 1)) return iso.slice(11, 16);
  return iso.includes('T00:00:00') ? iso.slice(0, 10) : iso.slice(0, 19);
}

/** The same for a day number of a cell that is shown as a date. */
export function textOfSerial(serial: number, system: DateSystem): SheetCell {
  if (serial < 0 || serial > 2_958_466) return serial;
  const shifted = system === '1900' && serial >= 1 && serial < 60 ? serial + 1 : serial;
  return textOfMoment(new Date(epochs[system] + Math.round(shifted * dayMs)));
}

/** A cell as a reader gives it: moments become texts. */
export function cellOf(value: string | number | boolean | Date | null | undefined): SheetCell {
  if (value instanceof Date) return textOfMoment(value);
  return value === undefined || value === '' ? null : value;
}

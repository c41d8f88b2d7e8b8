import { isoDay } from './days';

/** Which part of a date is first: day, month or year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** A date as a cell writes it, before its order is settled. */
export interface WrittenDate {
  /** The three numbers from left to right; the month of a date written in words is its number. */
  readonly parts: readonly [first: number, second: number, third: number];
  /** The one order that the text can have; null when the column must say. */
  readonly order: DateOrder | null;
  /** How many digits the year has where the order is not known: of the last part. */
  readonly shortYear: boolean;
  /** The month is a word, so that no column can say otherwise. */
  readonly inWords: boolean;
  /** `08:30`, or null for a date alone. */
  readonly time: string | null;
}

const numbers = /^(\d{1,4})([/.\-\s])(\d{1,2})\2(\d{1,4})$/;
const compact = /^((?:19|20|21)\d{2})(\d{2})(\d{2})$/;
const dayMonthName = /^(\d{1,2})[\s/.-]*(?:de\s+)?(\p{L}{3,})\.?[\s/.,-]*(?:(?:de|del)\s+)?(\d{2}|\d{4})$/u;
const monthNameDay = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u;
const timeOfDay = /[\sT,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?\s*m?\.?$/i;

const monthStarts: readonly (readonly string[])[] = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
];

/** No date is written longer; a cell can hold pages. */
const maxLength = 40;

/** Takes a text apart as a date, with a time or without; null when it is none. No day is judged here. */
export function parseWrittenDate(text: string): WrittenDate | null {
  const whole = text.trim();
  if (whole.length > maxLength) return null;
  const clock = timeOfDay.exec(whole);
  const time = clock === null ? null : timeOf(clock);
  const found = partsOf(clock === null ? whole : whole.slice(0, clock.index).trim());
  return found === null ? null : { ...found, time };
}

function timeOf([, hour = '', minute = '', half]: RegExpExecArray): string {
  const afternoon = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (afternoon ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function partsOf(text: string): Omit<WrittenDate, 'time'> | null {
  const written = numbers.exec(text);
  if (written !== null) return fromNumbers(written[1] ?? '', written[3] ?? '', written[4] ?? '');
  const run = compact.exec(text);
  if (run !== null) return ordered([run[1], run[2], run[3]], 'ymd', false);
  const inWords = dayMonthName.exec(text);
  if (inWords !== null) return fromWords(inWords[1], inWords[2] ?? '', inWords[3] ?? '');
  const monthFirst = monthNameDay.exec(text);
  return monthFirst === null ? null : fromWords(monthFirst[2], monthFirst[1] ?? '', monthFirst[3] ?? '');
}

function fromNumbers(first: string, second: string, third: string): Omit<WrittenDate, 'time'> | null {
  if (first.length === 3 || third.length === 3) return null;
  if (first.length === 4) return third.length > 2 ? null : ordered([first, second, third], 'ymd', false);
  const shortYear = third.length < 4;
  if (Number(first) > 31) return shortYear ? ordered([first, second, third], 'ymd', true) : null;
  const day = Number(first) > 12;
  const month = Number(second) > 12;
  const order = day ? 'dmy' : month ? 'mdy' : null;
  return ordered([first, second, third], order, shortYear);
}

function fromWords(day: string | undefined, month: string, year: string): Omit<WrittenDate, 'time'> | null {
  const start = month.slice(0, 3).toLowerCase();
  const at = monthStarts.findIndex((starts) => starts.includes(start));
  if (at < 0) return null;
  return { ...ordered([day, String(at + 1), year], 'dmy', year.length < 4), inWords: true };
}

function ordered(
  [first, second, third]: readonly [string | undefined, string | undefined, string | undefined],
  order: DateOrder | null,
  shortYear: boolean,
): Omit<WrittenDate, 'time'> {
  return { parts: [Number(first), Number(second), Number(third)], order, shortYear, inWords: false };
}

/** Whether both orders give the same day, as in `5/5/2024`. */
export function readsSameBothWays({ parts, order }: WrittenDate): boolean {
  return order === null && parts[0] === parts[1];
}

/**
 * The calendar day of a written date, `2024-09-14`, or null when there is no such day, or none that a
 * field takes. What can only be read one way is read that way, whatever the column says. A year of two digits is the latest one not after `latestYear`.
 */
export function dayOf(written: WrittenDate, order: DateOrder, latestYear: number): string | null {
  const [first, second, third] = written.parts;
  const byOrder = {
    dmy: [third, second, first],
    mdy: [third, first, second],
    ymd: [first, second, third],
  } as const satisfies Record<DateOrder, readonly [number, number, number]>;
  const [year, month, day] = byOrder[orderOf(written, order)];
  const full = written.shortYear ? fullYear(year, latestYear) : year;
  return isoDay(full, month, day);
}

/** Year first only where the text can be so: four digits in front, or two digits at both ends. */
function orderOf(written: WrittenDate, order: DateOrder): DateOrder {
  if (order === 'ymd' && written.shortYear && !written.inWords) return 'ymd';
  if (written.order !== null) return written.order;
  return order === 'ymd' ? 'dmy' : order;
}

function fullYear(short: number, latest: number): number {
  const guess = latest - (latest % 100) + short;
  return guess > latest ? guess - 100 : guess;
}

/** Days from the epoch of spreadsheets to 1 January 1970, and the last day that they can count. */
const serialOf1970 = 25_569;
const lastSerial = 2_958_465;

/**
 * The local moment of a spreadsheet's day number (1900 system), `2024-09-14T08:30`; null outside 1 to 2958465. It is
 * rounded to the second, as files keep moments a millisecond short, and then cut to the minute.
 */
export function momentOfSerial(serial: number): string | null {
  if (!(serial >= 1 && serial < lastSerial + 1)) return null;
  const seconds = Math.round((serial - serialOf1970) * 86_400);
  return new Date(seconds * 1000).toISOString().slice(0, 16);
}

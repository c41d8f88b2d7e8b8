import type { Field } from '../../model/field';
import { issue } from '../../model/errors';
import { isoDay } from './days';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
import { isDash, writeText, type CellReading, type WriteCell } from './write-cell';
import { dayOf, momentOfSerial, parseWrittenDate } from './written-date';
import { instantOf, localTime } from './zones';
import type { Locale, Value } from '../../model/value';

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Day before month in both languages; `5/3/24` means 5 March 2024. */
const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;

/** Without a sign between them: the day first or, where that is no day, the year. No eight digits are a day in both ways. */
const eightDigits = /^(\d{2})(\d{2})(\d{4})$/;
const eightDigitsYearFirst = /^(\d{4})(\d{2})(\d{2})$/;

/** Reads `2024-09-14`, `14/9/2024` or `14092024` as a calendar date in ISO form; null when no such day exists. */
export function parseDate(text: string): string | null {
  const whole = text.trim();
  const match = iso.exec(whole) ?? eightDigitsYearFirst.exec(whole);
  const joined = eightDigits.exec(whole);
  const dayFirst = joined && isoDay(Number(joined[3]), Number(joined[2]), Number(joined[1]));
  if (dayFirst !== null) return dayFirst;
  if (match !== null) return isoDay(Number(match[1]), Number(match[2]), Number(match[3]));
  const parts = written.exec(whole);
  if (parts === null) return null;
  const year = Number(parts[3]);
  return isoDay(parts[3]?.length === 2 ? 2000 + year : year, Number(parts[2]), Number(parts[1]));
}

/** `14/09/2024` in either language: a calendar date has no zone and never moves a day. */
export function formatDate(value: Value): string {
  const parts = typeof value === 'string' ? iso.exec(value) : null;
  return parts === null ? '' : `${parts[3] ?? ''}/${parts[2] ?? ''}/${parts[1] ?? ''}`;
}

/** Months have three letters on every machine, whatever its locale data says. */
const months: Readonly<Record<Locale['language'], readonly string[]>> = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** `14 sep 2024`, for prose; nothing of what is no day. */
export function formatDateInProse(value: string, language: Locale['language']): string {
  const [, year, month, day] = iso.exec(value.slice(0, 10)) ?? [];
  return year === undefined
    ? ''
    : `${String(Number(day))} ${months[language][Number(month) - 1] ?? ''} ${String(Number(year))}`;
}

/** A month, `2026-12`, as prose writes it: 'dic 2026'. */
export function formatMonth(month: string, language: Locale['language']): string {
  const [year = '', number = ''] = month.split('-');
  return `${months[language][Number(number) - 1] ?? ''} ${year}`.trim();
}

function readDate(raw: unknown, field: Field, locale: Locale): Reading {
  if (typeof raw !== 'string') return faulty(null, issue(field.name, 'wrongType'));
  if (raw.trim() === '') return kept(null);
  const value = parseDate(raw);
  if (value === null)
    return faulty(null, issue(field.name, 'notADate', { example: formatDate(locale.today) }));
  return kept(value);
}

const momentIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const momentWritten = /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{2}-\d{2})[ T,]+(\d{1,2}):(\d{2})$/;

/** Nothing of a text that says no offset: it may be a day, or a time of any zone. */
const withOffset = (text: string) => (momentIso.test(text) ? text : '');

/** Reads an ISO moment with its offset, or `14/09/2024 08:30` in the reader's zone, as a UTC ISO text. */
export function parseDateTime(text: string, zone: string): string | null {
  const whole = text.trim();
  const parts = momentWritten.exec(whole);
  const day = parts === null ? null : parseDate(parts[1] ?? '');
  const time = `${(parts?.[2] ?? '').padStart(2, '0')}:${parts?.[3] ?? ''}`;
  const moment = new Date(instantOf(parts === null ? withOffset(whole) : `${day ?? ''}T${time}`, zone));
  const year = moment.getUTCFullYear();
  return year >= 1900 && year <= 2200 ? moment.toISOString().replace('.000Z', 'Z') : null;
}

/** `14/09/2024 08:30` in the reader's zone. */
export function formatDateTime(value: Value, zone: string): string {
  if (typeof value !== 'string') return '';
  const read = localTime(instantOf(value, zone), zone);
  return read === null ? '' : `${formatDate(read.day)} ${read.time}`;
}

function readDateTime(raw: unknown, field: Field, locale: Locale): Reading {
  if (typeof raw !== 'string') return faulty(null, issue(field.name, 'wrongType'));
  if (raw.trim() === '') return kept(null);
  const value = parseDateTime(raw, locale.zone);
  if (value !== null) return kept(value);
  return faulty(null, issue(field.name, 'notADateTime', { example: `${formatDate(locale.today)} 08:30` }));
}

/** The year up to which two digits are read: a date that cannot lie ahead is never of the next century. */
function latestYear(field: Field, locale: Locale): number {
  const max = field.validations?.max;
  const ahead = max !== undefined && 'today' in max ? 0 : 30;
  return Number(locale.today.slice(0, 4)) + ahead;
}

/** Numbers that are years, not days: `2024` in a column of dates is left to the user. */
function isYear(cell: number): boolean {
  return Number.isInteger(cell) && cell >= 1900 && cell <= 2100;
}

interface WrittenMoment {
  readonly day: string;
  readonly time: string;
}

function momentOf(
  cell: string | number,
  field: Field,
  reading: CellReading,
  locale: Locale,
): WrittenMoment | null {
  const serial =
    typeof cell === 'number' ? cell : /^\d{5}(?:\.\d+)?$/.test(cell.trim()) ? Number(cell) : null;
  const moment = serial === null || isYear(serial) ? null : momentOfSerial(serial);
  if (moment !== null) return { day: moment.slice(0, 10), time: moment.slice(11) };
  const written = parseWrittenDate(String(cell));
  const day = written === null ? null : dayOf(written, reading.dateOrder, latestYear(field, locale));
  return day === null ? null : { day, time: written?.time ?? '00:00' };
}

const writeDate: WriteCell = (cell, field, reading, locale) => {
  if (typeof cell === 'string' && isDash(cell)) return '';
  const moment = momentOf(cell, field, reading, locale);
  return moment === null ? writeText(cell).trim() : formatDate(moment.day);
};

/** A day without a time is its first minute. A text that names its zone is moved to the reader's. */
const writeDateTime: WriteCell = (cell, field, reading, locale) => {
  if (typeof cell === 'string' && isDash(cell)) return '';
  const moment = momentOf(cell, field, reading, locale);
  if (moment !== null) return `${formatDate(moment.day)} ${moment.time}`;
  const text = writeText(cell).trim();
  const zoned = parseDateTime(text, locale.zone);
  return zoned === null ? text : formatDateTime(zoned, locale.zone);
};

/** A calendar day, without a time or a zone. */
export const date: FieldKind = {
  name: 'date',
  slots: 'd',
  operator: 'betweenDates',
  isText: true,
  isTyped: true,
  read: readDate,
  format: formatDate,
  writeCell: writeDate,
  example: (_field, { locale }) => locale.today,
  widest: () => ['00/00/0000'],
};

/** A moment, stored in UTC and shown in the reader's zone (document 2 section 5). */
export const dateTime: FieldKind = {
  name: 'dateTime',
  slots: 'd',
  operator: 'betweenDates',
  isText: true,
  isTyped: true,
  read: readDateTime,
  format: (value, _field, locale) => formatDateTime(value, locale.zone),
  writeCell: writeDateTime,
  widest: () => ['00/00/0000 00:00'],
};

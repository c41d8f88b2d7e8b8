import type { Field } from '../../model/field';
import { issue, warning, type Issue } from '../../model/errors';
import { checkField, formatField } from '../fields/check-field';
import { checkbox } from '../fields/choice';
import { formatDate, formatDateTime, parseDateTime } from '../fields/date';
import type { FieldKindName } from '../../model/field-kinds';
import { findMask, stripMasked } from '../fields/masked';
import { parseNumber } from '../fields/number';
import type { Locale } from '../../model/value';
import { isBlankCell, isFormulaError, plainNumber, type SheetCell } from './cell';
import { languageOfMark, withoutUnit, type CellReading } from './read-column';
import { dayOf, momentOfSerial, parseWrittenDate } from './written-date';

/** A cell as the grid shows it and `checkField` reads it. */
export interface CellText {
  readonly text: string;
  /** What the user is told of how the cell was read; it stays until the text is edited. */
  readonly note: Issue | null;
}

type Writer = (cell: string | number, field: Field, reading: CellReading, locale: Locale) => string;

/**
 * The text of a cell in the user's language and writing, so that `checkField` reads the value that the sheet means.
 * A sound value is written as every view writes it (`VQ` becomes Vaquillona, `361.0` becomes 361); a faulty one stays
 * as it was typed, so that nothing is lost. Numbers never get an exponent; identifiers that lost their fixed leading
 * 0 get it back with a warning.
 */
export function cellText(cell: SheetCell, field: Field, reading: CellReading, locale: Locale): CellText {
  if (isBlankCell(cell) || cell === null) return { text: '', note: null };
  if (typeof cell === 'string' && isFormulaError(cell)) {
    const text = cell.trim();
    return { text, note: issue(field.name, 'formulaError', { text }) };
  }
  const plain = typeof cell === 'boolean' ? checkbox.format(cell, field, locale) : cell;
  const text = writers[field.type](plain, field, reading, locale);
  const { value, issues } = checkField(field, text, locale);
  if (issues.length === 0) {
    const shown = formatField(field, value, locale);
    return { text: shown, note: field.type === 'masked' ? noteOfMasked(plain, shown, field) : null };
  }
  return { text, note: field.type === 'masked' ? noteOfMasked(plain, text, field) : null };
}

/**
 * What tells the texts of a column, cell by cell. Equal cells are read once: columns of options and of days repeat few
 * values over thousands of rows.
 */
export function columnText(
  field: Field,
  reading: CellReading,
  locale: Locale,
): (cell: SheetCell) => CellText {
  const known = new Map<SheetCell, CellText>();
  return (cell) => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    const text = cellText(cell, field, reading, locale);
    known.set(cell, text);
    return text;
  };
}

const writeText: Writer = (cell) => (typeof cell === 'number' ? plainNumber(cell) : cell);

/** Files keep `180.1` as 180.10000000000002: fifteen digits are all that a sheet shows. */
const writeNumber: Writer = (cell, field, { decimalMark }, { language }) => {
  if (typeof cell === 'number') return inLanguage(Number(cell.toPrecision(15)), language);
  const text = withoutUnit(cell, field);
  if (isDash(text)) return '';
  const own = languageOfMark[decimalMark];
  const value = parseNumber(text, own) ?? parseNumber(text, own === 'es' ? 'en' : 'es');
  return value === null ? cell.trim() : inLanguage(value, language);
};

function inLanguage(value: number, language: Locale['language']): string {
  return language === 'es' ? plainNumber(value).replace('.', ',') : plainNumber(value);
}

/** What people write for nothing where a text would not do. */
function isDash(text: string): boolean {
  return /^\p{Pd}+$/u.test(text.trim());
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

const writeDate: Writer = (cell, field, reading, locale) => {
  if (typeof cell === 'string' && isDash(cell)) return '';
  const moment = momentOf(cell, field, reading, locale);
  return moment === null ? writeText(cell, field, reading, locale).trim() : formatDate(moment.day);
};

/** A day without a time is its first minute. A text that names its zone is moved to the reader's. */
const writeDateTime: Writer = (cell, field, reading, locale) => {
  if (typeof cell === 'string' && isDash(cell)) return '';
  const moment = momentOf(cell, field, reading, locale);
  if (moment !== null) return `${formatDate(moment.day)} ${moment.time}`;
  const text = writeText(cell, field, reading, locale).trim();
  const zoned = parseDateTime(text, locale.zone);
  return zoned === null ? text : formatDateTime(zoned, locale.zone);
};

/** Options that sheets part by something else than commas are parted by commas, where that makes them sound. */
const writeOptions: Writer = (cell, field, reading, locale) => {
  const text = writeOption(cell, field, reading, locale);
  if (text.length > 1000 || checkField(field, text, locale).issues.length === 0) return text;
  const parted = text.split(/\s*(?:[;|+\n/]|\s[ye]\s|\sand\s)\s*/).join(', ');
  return checkField(field, parted, locale).issues.length === 0 ? parted : text;
};

const writeOption: Writer = (cell, field, reading, locale) => {
  const text = writeText(cell, field, reading, locale).trim();
  return isDash(text) ? '' : text;
};

/** A whole number as programs write it that take it for a fraction: `982000123456789.0`. */
const wholeWithZeros = /^(\d+)[.,]0+$/;

/** An identifier that a sheet took for a number: without `.0`, and with the 0 that its mask begins with. */
const writeMasked: Writer = (cell, field) => {
  const text = typeof cell === 'number' ? plainNumber(cell) : cell.trim();
  if (findMask(stripMasked(text), field) !== null) return text;
  const whole = text.replace(wholeWithZeros, '$1');
  return completeZero(whole, field) ?? whole;
};

/** The identifier with its leading 0, when exactly one 0 is missing that a mask begins with; else null. */
export function completeZero(text: string, field: Field): string | null {
  const completed = `0${stripMasked(text)}`;
  const mask = /^0\d+$/.test(completed) ? findMask(completed, field) : null;
  return mask?.regex.startsWith('^0') === true ? completed : null;
}

/** Sheets show fifteen digits of a number, and programs keep sixteen. */
const rounded = /^\d(?:[.,]\d+)?E\+?\d+$/i;

function noteOfMasked(cell: string | number, shown: string, field: Field): Issue | null {
  const typed = (typeof cell === 'number' ? plainNumber(cell) : cell.trim()).replace(wholeWithZeros, '$1');
  if (stripMasked(shown) === `0${stripMasked(typed)}`)
    return warning(field.name, 'zeroCompleted', { value: shown });
  const lost =
    typeof cell === 'number' ? cell > Number.MAX_SAFE_INTEGER : rounded.test(typed) && /[.,+]/.test(typed);
  return lost && findMask(stripMasked(shown), field) === null ? issue(field.name, 'digitsLost') : null;
}

const writers: { readonly [Name in FieldKindName]: Writer } = {
  text: writeText,
  multiline: writeText,
  number: writeNumber,
  float: writeNumber,
  masked: writeMasked,
  phone: writeOption,
  date: writeDate,
  dateTime: writeDateTime,
  select: writeOption,
  selectimage: writeOption,
  multiselect: writeOptions,
  multiselectbox: writeOptions,
  groupedmultiselectbox: writeOptions,
  checkbox: writeOption,
  autocomplete: writeText,
  colorx: writeOption,
  file: writeText,
  location: writeOption,
  polygon: writeText,
  addableList: writeText,
  detail: writeText,
  sub_detail: writeText,
  assetsSelectList: writeText,
  summaryAssetsSelectList: writeText,
  boxTarget: writeText,
};

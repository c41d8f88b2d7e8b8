import type { Field } from '../../model/field';
import { checkField } from '../fields/check-field';
import { fieldKinds } from '../fields/index';
import { languageOfMark, parseNumber, withoutUnit } from '../fields/number';
import type { CellReading, DecimalMark } from '../fields/write-cell';
import { parseWrittenDate, readsSameBothWays, type DateOrder } from '../fields/written-date';
import { factorTo, unitOfHeading } from '../fields/written-unit';
import type { Locale } from '../../model/value';
import type { Language } from '../../words';
import { isBlankCell, type SheetCell } from './cell';

/**
 * How the values of a column are written, as far as they say it themselves. `either`: nothing depends on it;
 * `ambiguous`: every value that depends on it reads both ways, so the user is asked.
 */
export interface ColumnReading {
  readonly decimalMark: DecimalMark | 'either' | 'ambiguous';
  readonly dateOrder: DateOrder | 'either' | 'ambiguous';
}

const unread: ColumnReading = { decimalMark: 'either', dateOrder: 'either' };

/**
 * Decides once for a whole column how its values are written, by votes over its cells: a value that reads one way
 * alone votes for it, whatever its neighbours are. Only numbers and dates written as text need it.
 */
export function readColumn(cells: readonly SheetCell[], field: Field, locale: Locale): ColumnReading {
  const { slots } = fieldKinds[field.type];
  if (slots === 'd') return { ...unread, dateOrder: readDateOrder(textsOf(cells)) };
  if (slots === 'n') return { ...unread, decimalMark: readDecimalMark(textsOf(cells), field, locale) };
  return unread;
}

/** The unit that a column is turned from into that of its field, or null: `lb` of `Peso (lb)`, where the field is in kg. */
export function unitToConvert(heading: string, field: Field): string | null {
  const unit = unitOfHeading(heading);
  const factor = factorTo(unit, field);
  return unit === null || factor === null || factor === 1 ? null : unit.unit;
}

function textsOf(cells: readonly SheetCell[]): readonly string[] {
  return cells.flatMap((cell) => (typeof cell === 'string' && !isBlankCell(cell) ? cell : []));
}

/** What the user is asked about a column, or null. */
export function ambiguityOf(reading: ColumnReading): keyof ColumnReading | null {
  if (reading.decimalMark === 'ambiguous') return 'decimalMark';
  return reading.dateOrder === 'ambiguous' ? 'dateOrder' : null;
}

/**
 * How a column is read in the end: as the user chose, else as the column says, else as the user's language is
 * written. Both languages write the day first.
 */
export function settleReading(
  reading: ColumnReading,
  language: Language,
  chosen: { readonly [Key in keyof CellReading]?: CellReading[Key] | null | undefined } = {},
): CellReading {
  const { decimalMark: mark, dateOrder: order } = reading;
  const ownMark = language === 'es' ? ',' : '.';
  return {
    decimalMark: chosen.decimalMark ?? (mark === 'either' || mark === 'ambiguous' ? ownMark : mark),
    dateOrder: chosen.dateOrder ?? (order === 'either' || order === 'ambiguous' ? 'dmy' : order),
    ...(chosen.unit !== null && chosen.unit !== undefined && { unit: chosen.unit }),
  };
}

function readDateOrder(texts: readonly string[]): ColumnReading['dateOrder'] {
  // Days repeat over thousands of rows: each text is taken apart once.
  const known = new Map([...new Set(texts)].map((text) => [text, parseWrittenDate(text)]));
  const dates = texts.flatMap((text) => known.get(text) ?? []);
  const count = (order: DateOrder) => dates.filter((each) => each.order === order).length;
  const [dmy, mdy, ymd] = [count('dmy'), count('mdy'), count('ymd')];
  const open = dates.some((each) => each.order === null && !readsSameBothWays(each));
  if (dmy > mdy && dmy >= ymd) return 'dmy';
  if (mdy > dmy && mdy >= ymd) return 'mdy';
  if (ymd > 0 && dmy === mdy && !open) return 'ymd';
  return open ? 'ambiguous' : ymd > 0 ? 'ymd' : 'either';
}

/** A number with one mark before exactly three digits: thousands or decimals. */
const readsBothWays = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

function readDecimalMark(
  texts: readonly string[],
  field: Field,
  locale: Locale,
): ColumnReading['decimalMark'] {
  const written = texts.map((text) => withoutUnit(text, field).replace(/[\s\u00a0\u202f]/g, ''));
  const votes = written.flatMap((text) => voteOf(text) ?? []);
  const points = votes.filter((vote) => vote === '.').length;
  const commas = votes.length - points;
  if (points !== commas) return points > commas ? '.' : ',';
  const open = written.filter((text) => readsBothWays.test(text));
  if (open.length === 0) return 'either';
  const fine = field.type === 'float' ? { ...field, decimals: 12 } : field;
  return betterMark(open, field, locale) ?? betterMark(open, fine, locale) ?? 'ambiguous';
}

function voteOf(text: string): DecimalMark | null {
  const marks = text.replace(/[^.,]/g, '');
  if (!/^-?\d[\d.,]*$/.test(text) || marks === '' || readsBothWays.test(text)) return null;
  const last = marks.endsWith(',') ? ',' : '.';
  const repeated = marks.length > 1 && [...marks].every((mark) => mark === last);
  return repeated ? other(last) : last;
}

function other(mark: DecimalMark): DecimalMark {
  return mark === '.' ? ',' : '.';
}

/** The mark under which more of the values are within the field's limits, or null when it makes no difference. */
function betterMark(texts: readonly string[], field: Field, locale: Locale): DecimalMark | null {
  const sound = (mark: DecimalMark) =>
    texts.filter((text) => {
      const value = parseNumber(text, languageOfMark[mark]);
      return value !== null && checkField(field, value, locale).issues.length === 0;
    }).length;
  const [points, commas] = [sound('.'), sound(',')];
  if (points === commas) return null;
  return points > commas ? '.' : ',';
}

import type { Field } from '../../model/field';
import { issue, type Issue } from '../../model/errors';
import type { Language } from '../../words';
import { faulty, kept, type FieldKind, type MakeExample, type Reading } from './field-kind';
import { isDash, plainNumber, type DecimalMark, type WriteCell } from './write-cell';
import { factorTo, findWrittenUnit } from './written-unit';
import { localeTag, type Locale, type Value } from '../../model/value';

/** Decimals of a float that names none (document 2 section 5). */
const defaultDecimals = 2;

/**
 * Reads a number as people of the language type it: `180,5` and `180.5` are the same; with both marks the last one
 * is the decimal mark; a single mark of the language's thousands before exactly three digits is a thousands mark.
 * Exponents, signs other than a leading minus and other texts are not numbers: null.
 */
export function parseNumber(text: string, language: Locale['language']): number | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '');
  if (!/^-?\d[\d.,]*$/.test(compact)) return null;
  const decimalMark = findDecimalMark(compact, language);
  const [whole = '', fraction, ...rest] = decimalMark === null ? [compact] : compact.split(decimalMark);
  if (rest.length > 0 || !areGrouped(whole)) return null;
  if (fraction !== undefined && !/^\d*$/.test(fraction)) return null;
  const digits = `${whole.replace(/[.,]/g, '')}.${fraction === undefined || fraction === '' ? '0' : fraction}`;
  return withoutNegativeZero(Number(digits));
}

function findDecimalMark(text: string, language: Locale['language']): '.' | ',' | null {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const mark = comma >= 0 ? ',' : '.';
  const thousands = language === 'es' ? '.' : ',';
  return mark === thousands && areGrouped(text) ? null : mark;
}

/** JSON knows one zero. */
function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}

/** Digits alone, or in groups of three parted by one kind of mark; no group of thousands begins with 0. */
function areGrouped(whole: string): boolean {
  return /^-?(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+))$/.test(whole);
}

/** Bounds that are plain values; those by another field or by today belong to the whole form. */
function checkBounds(value: number, field: Field): Issue[] {
  const { min, max, step } = field.validations ?? {};
  const low = min !== undefined && 'value' in min ? Number(min.value) : null;
  const high = max !== undefined && 'value' in max ? Number(max.value) : null;
  if (low !== null && value < low) return [issue(field.name, 'belowMin', { min: low })];
  if (high !== null && value > high) return [issue(field.name, 'aboveMax', { max: high })];
  const steps = step === undefined ? 0 : (value - (low ?? 0)) / step;
  return step !== undefined && Math.abs(steps - Math.round(steps)) > 1e-9
    ? [issue(field.name, 'notInSteps', { step })]
    : [];
}

function readNumber(raw: unknown, field: Field, locale: Locale, decimals: number): Reading {
  if (typeof raw === 'string' && raw.trim() === '') return kept(null);
  if (typeof raw !== 'string' && typeof raw !== 'number') return faulty(null, issue(field.name, 'wrongType'));
  const value = typeof raw === 'number' ? withoutNegativeZero(raw) : parseNumber(raw, locale.language);
  if (value === null || !Number.isFinite(value)) return faulty(null, issue(field.name, 'notANumber'));
  if (decimals === 0 && !Number.isInteger(value)) return faulty(value, issue(field.name, 'notWhole'));
  if (Math.abs(value) >= 1e12) return faulty(value, issue(field.name, 'aboveMax', { max: 1e12 }));
  if (Number(value.toFixed(decimals)) !== value)
    return faulty(value, issue(field.name, 'tooManyDecimals', { max: decimals }));
  return faulty(value, ...checkBounds(value, field));
}

/** Making a format takes as long as using it a hundred times, and lists and sheets write thousands of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Locale['language'], decimals: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${language} ${String(decimals)} ${String(useGrouping)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: decimals, useGrouping });
  formats.set(key, made);
  return made;
}

function formatNumber(value: Value, field: Field, { language }: Locale, decimals: number): string {
  if (typeof value !== 'number') return '';
  return formatOf(language, decimals, field.ungrouped !== true).format(value);
}

/** The language whose people write numbers with a decimal mark. */
export const languageOfMark = { ',': 'es', '.': 'en' } as const satisfies Record<DecimalMark, Language>;

/** A text without the field's own unit behind it, `380 kg`, or a currency sign before it. */
export function withoutUnit(text: string, field: Field): string {
  const trimmed = text.trim().replace(/^(?:US|AR)?[$€]\s*/i, '');
  const { unit } = field;
  if (
    unit === undefined ||
    !trimmed
      .toLowerCase()
      .replace(/s?\.?$/, '')
      .endsWith(unit.toLowerCase())
  )
    return trimmed;
  return trimmed
    .replace(/s?\.?$/i, '')
    .slice(0, -unit.length)
    .trim();
}

/** Files keep `180.1` as 180.10000000000002: fifteen digits are all that a sheet shows. */
const writeNumber: WriteCell = (cell, field, { decimalMark, unit }, { language }) => {
  const written = typeof cell === 'number' ? null : splitUnit(cell, field);
  const factor = factorTo(written?.unit ?? findWrittenUnit(unit ?? ''), field);
  if (written === null)
    return inLanguage(converted(Number(Number(cell).toPrecision(15)), factor ?? 1, field), language);
  const { text } = written;
  if (isDash(text)) return '';
  const own = languageOfMark[decimalMark];
  const value = parseNumber(text, own) ?? parseNumber(text, own === 'es' ? 'en' : 'es');
  // Centimetres are no kilograms: the text stays, and is refused as it stands.
  if (value === null || factor === null) return String(cell).trim();
  return inLanguage(converted(value, factor, field), language);
};

/** A text as its number and the unit behind it, `800 lb`, where it says one. */
function splitUnit(cell: string | number, field: Field) {
  const [, text = '', word = ''] = /^([-\d.,\s]*\d)\s*([\p{L}.]+)$/u.exec(String(cell).trim()) ?? [];
  const unit = findWrittenUnit(word);
  return unit === null ? { text: withoutUnit(String(cell), field), unit } : { text, unit };
}

/** What was turned into another unit has as many decimals as the field keeps. */
function converted(value: number, factor: number, field: Field): number {
  return factor === 1 ? value : rounded(value * factor, field.type === 'float' ? decimalsOf(field) : 0);
}

function inLanguage(value: number, language: Locale['language']): string {
  return language === 'es' ? plainNumber(value).replace('.', ',') : plainNumber(value);
}

/** What is usual beside the row, else a quarter of the way between the bounds; without both it is left to the user. */
function exampleOf(decimals: (field: Field) => number): MakeExample {
  return (field, { usual }) => {
    const found = usual(field.name);
    if (found !== null) return rounded(found, decimals(field));
    const [min, max] = [field.validations?.min, field.validations?.max].map((bound) =>
      bound !== undefined && 'value' in bound ? Number(bound.value) : null,
    );
    if (min === null || min === undefined || max === null || max === undefined) return null;
    return rounded(min + (max - min) / 4, Math.min(decimals(field), 1));
  };
}

function rounded(value: number, decimals: number): number {
  return decimals === 0 ? Math.round(value) : Number(value.toFixed(decimals));
}

const figure = {
  slots: 'n',
  operator: 'betweenValues',
  isText: true,
  isTyped: true,
  writeCell: writeNumber,
  widest: () => ['0.000,0'],
} as const satisfies Partial<FieldKind>;

const decimalsOf = (field: Field) => field.decimals ?? defaultDecimals;

/** A whole number (document 2 section 5). */
export const number: FieldKind = {
  ...figure,
  name: 'number',
  decimals: () => 0,
  example: exampleOf(() => 0),
  read: (raw, field, locale) => readNumber(raw, field, locale, 0),
  format: (value, field, locale) => formatNumber(value, field, locale, 0),
};

/** A number with decimals, two unless the field says otherwise (document 2 section 5). */
export const float: FieldKind = {
  ...figure,
  name: 'float',
  decimals: decimalsOf,
  example: exampleOf(decimalsOf),
  read: (raw, field, locale) => readNumber(raw, field, locale, decimalsOf(field)),
  format: (value, field, locale) => formatNumber(value, field, locale, decimalsOf(field)),
};

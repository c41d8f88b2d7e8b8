import type { Field } from '../../model/field';
import { issue, type Issue } from '../../model/errors';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
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

/** A whole number (document 2 section 5). */
export const number: FieldKind = {
  name: 'number',
  slots: 'n',
  operator: 'betweenValues',
  isText: true,
  read: (raw, field, locale) => readNumber(raw, field, locale, 0),
  format: (value, field, locale) => formatNumber(value, field, locale, 0),
};

/** A number with decimals, two unless the field says otherwise (document 2 section 5). */
export const float: FieldKind = {
  name: 'float',
  slots: 'n',
  operator: 'betweenValues',
  isText: true,
  read: (raw, field, locale) => readNumber(raw, field, locale, field.decimals ?? defaultDecimals),
  format: (value, field, locale) => formatNumber(value, field, locale, field.decimals ?? defaultDecimals),
};

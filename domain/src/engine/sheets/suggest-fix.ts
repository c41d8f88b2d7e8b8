import type { Field, Option } from '../../model/field';
import type { Issue, IssueCode } from '../../model/errors';
import { checkField } from '../fields/check-field';
import { formatField } from '../fields/format-field';
import { optionsOf } from '../fields/choice';
import { fieldKinds } from '../fields/index';
import { completeZero } from '../fields/masked';
import { parseNumber } from '../fields/number';
import { factorTo, findWrittenUnit } from '../fields/written-unit';
import type { Locale, Value } from '../../model/value';
import { checkBounds } from '../forms/bounds';
import { foldKey } from '../../fold';
import { cellText } from './cell-text';
import { likeness } from './likeness';

export interface Fix {
  /** What the cell would hold, in the user's language. */
  readonly text: string;
  /** Every cell of the column with the same text may take it: the fault is a way of writing, not one slip. */
  readonly fieldwide: boolean;
}

/** Anyone who typed more than this did not slip. */
const maxLength = 200;

/**
 * What a faulty cell was probably meant to hold, the likeliest first: the options that come near, a number with its decimal
 * mark put back or its decimals cut, a date whose month is first, an identifier's leading 0. What it answers is always sound.
 */
export function suggestFixes(field: Field, text: string, found: Issue, locale: Locale): readonly Fix[] {
  if (text.length > maxLength) return [];
  const near = fixes[found.code]?.(field, text, locale) ?? [];
  return near.flatMap((fix) => {
    const { value, issues } = checkField(field, fix.text, locale);
    const sound = issues.length === 0 && checkBounds(field, value, {}, locale).length === 0;
    const shown = formatField(field, value, locale);
    return sound && shown !== '' && shown !== text.trim() ? [{ ...fix, text: shown }] : [];
  });
}

type Fixer = (field: Field, text: string, locale: Locale) => readonly Fix[];
type OneFixer = (field: Field, text: string, locale: Locale) => Fix | null;

const one =
  (fixer: OneFixer): Fixer =>
  (...cell) => {
    const fix = fixer(...cell);
    return fix === null ? [] : [fix];
  };

/** Options less like the text than this are no help, nor those that are far behind the likest, nor more than so many. */
const likeEnough = 0.4;
const farBehind = 0.25;
const mostOptions = 3;

const likestOptions: Fixer = (field, text, locale) => {
  const isList = fieldKinds[field.type].chooses === 'several' && text.includes(',');
  if (!isList) return labelsLike(field, text, locale).map((label) => ({ text: label, fieldwide: true }));
  const written = text.split(',').map((part) => {
    const { value, issues } = checkField(field, part, locale);
    return issues.length === 0 ? formatField(field, value, locale) : labelsLike(field, part, locale)[0];
  });
  return written.includes(undefined) ? [] : [{ text: written.join(', '), fieldwide: true }];
};

function labelsLike(field: Field, text: string, locale: Locale): readonly string[] {
  const wanted = foldKey(text);
  const near = optionsOf(field)
    .filter((option) => option.inactive !== true)
    .map((option) => ({ label: option.label[locale.language], score: likenessOfOption(option, wanted) }))
    .filter(({ score }) => score >= likeEnough)
    .sort((a, b) => b.score - a.score);
  const best = near[0]?.score ?? 0;
  return near
    .filter(({ score }) => score > best - farBehind)
    .slice(0, mostOptions)
    .map(({ label }) => label);
}

/** As likely to be a slip in one of its names as its key or a name with something behind it, `VQ2`, `AA rojo`. */
function likenessOfOption(option: Option, wanted: string): number {
  const names = [option.key, option.label.es, option.label.en, ...(option.synonyms ?? [])].map(foldKey);
  const scores = names.map((name) => {
    const begins = name.length > 1 && wanted.startsWith(name) && !/^\p{L}/u.test(wanted.slice(name.length));
    return Math.max(likeness(name, wanted), begins ? 0.7 : 0);
  });
  return Math.max(...scores);
}

/** `3440` of at most 1,500 was 344.0 before the mark was lost. */
const lostMark: OneFixer = (field, text, locale) => {
  const value = parseNumber(text, locale.language);
  if (value === null) return null;
  const smaller = [10, 100, 1000].map((by) => Number((value / by).toPrecision(12)));
  const sound = smaller.find((each) => isSound(field, each, locale));
  return sound === undefined ? null : numberFix(field, sound, locale);
};

const fewerDecimals: OneFixer = (field, text, locale) => {
  const value = parseNumber(text, locale.language);
  return value === null
    ? null
    : numberFix(field, Number(value.toFixed(fieldKinds[field.type].decimals?.(field) ?? 0)), locale);
};

/** The one number in a text with something around it: `380 kg aprox.` */
const numberWithin: OneFixer = (field, text, locale) => {
  const [only, ...more] = text.match(/-?\d[\d.,]*/g) ?? [];
  // What is in another unit is another number.
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.some((word) => factorTo(findWrittenUnit(word), field) !== 1)) return null;
  const value = only === undefined || more.length > 0 ? null : parseNumber(only, locale.language);
  return value === null ? null : numberFix(field, value, locale);
};

function numberFix(field: Field, value: Value, locale: Locale): Fix {
  return { text: formatField(field, value, locale), fieldwide: false };
}

function isSound(field: Field, value: Value, locale: Locale): boolean {
  return (
    checkField(field, value, locale).issues.length === 0 && checkBounds(field, value, {}, locale).length === 0
  );
}

/** The way the other half of the world writes dates; each cell on its own, as its column is settled. */
const monthFirst: OneFixer = (field, text, locale) => ({
  text: cellText(text, field, { decimalMark: '.', dateOrder: 'mdy' }, locale).text,
  fieldwide: false,
});

const leadingZero: OneFixer = (field, text) => {
  const completed = completeZero(text, field);
  return completed === null ? null : { text: completed, fieldwide: false };
};

const fixes: { readonly [Code in IssueCode]?: Fixer } = {
  notAnOption: likestOptions,
  aboveMax: one(lostMark),
  tooManyDecimals: one(fewerDecimals),
  notANumber: one(numberWithin),
  notADate: one(monthFirst),
  notADateTime: one(monthFirst),
  wrongFormat: one(leadingZero),
};

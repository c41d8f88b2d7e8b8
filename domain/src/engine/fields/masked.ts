import type { Field, Mask } from '../../model/field';
import { clean } from '../../clean';
import { issue, warning, type Issue } from '../../model/errors';
import { hasRightDigit, hasRightGtinDigit, hasRightVinDigit, isTaxCheck } from './check-digits';
import type { TaxCheck } from '../../model/field';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
import { plainNumber, type WriteCell } from './write-cell';
import type { Value } from '../../model/value';

/** ISO 11784 gives the national part 38 bits; 999 as country is for tests. */
const maxNationalCode = 274_877_906_943;

/** Letters and digits alone have nothing to strip. */
const plain = /^[0-9A-Za-z]*$/;
/** Of what a keyboard writes without accents, blanks and dashes. */
const ascii = /^[ -~]*$/;

/**
 * The one stored form of an identifier: compatibility characters folded, dashes, blanks and invisible marks off,
 * upper case (document 2 section 5). Twins that differ only in those are the same identifier.
 */
export function stripMasked(text: string): string {
  if (plain.test(text)) return text.toUpperCase();
  if (ascii.test(text)) return text.replaceAll(' ', '').replaceAll('-', '').toUpperCase();
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .toUpperCase();
}

/** Patterns are made once, not for each of ten thousand cells. */
const patterns = new WeakMap<Mask, RegExp>();

function patternOf(mask: Mask): RegExp {
  const pattern = patterns.get(mask) ?? new RegExp(mask.regex, 'u');
  patterns.set(mask, pattern);
  return pattern;
}

/** The mask that a stripped value fits, or null. */
export function findMask(stripped: string, field: Field): Mask | null {
  return field.masks?.find((mask) => patternOf(mask).test(stripped)) ?? null;
}

/** Spreads a value over a mask: `@` takes a letter, `#` a digit, `*` either; everything else is display. */
export function applyMask(stripped: string, mask: string): string {
  const characters = [...stripped];
  let shown = '';
  for (const place of mask) {
    if (characters.length === 0) break;
    const literal = !'@#*'.includes(place) && characters[0] !== place;
    shown += literal ? place : (characters.shift() ?? '');
  }
  return shown + characters.join('');
}

const checks = {
  electronicTag: (stripped) => {
    if (stripped.startsWith('999')) return 'testCode';
    return Number(stripped.slice(3)) > maxNationalCode ? 'outOfRange' : null;
  },
  vin: (stripped) => (hasRightVinDigit(stripped) ? null : 'wrongVinDigit'),
  gtin: (stripped) => (hasRightGtinDigit(stripped) ? null : 'wrongCheckDigit'),
} as const satisfies Record<
  Exclude<NonNullable<Mask['check']>, TaxCheck>,
  (stripped: string) => 'testCode' | 'outOfRange' | 'wrongVinDigit' | 'wrongCheckDigit' | null
>;

/** What is wrong beyond the form; null when nothing is. */
function findFault(check: NonNullable<Mask['check']>, stripped: string) {
  if (isTaxCheck(check)) return hasRightDigit(check, stripped) ? null : 'wrongCheckDigit';
  return checks[check](stripped);
}

function checkMasked(stripped: string, field: Field): Issue[] {
  const mask = findMask(stripped, field);
  if (mask === null) {
    const examples = (field.masks ?? []).map((each) => each.example).join(' · ');
    return [issue(field.name, 'wrongFormat', { examples })];
  }
  const found = mask.check === undefined ? null : findFault(mask.check, stripped);
  if (found === null) return [];
  // Vehicles were made that keep to the form and not to the digit.
  return [found === 'wrongVinDigit' ? warning(field.name, found) : issue(field.name, found)];
}

function readMasked(raw: unknown, field: Field): Reading {
  if (typeof raw !== 'string' && typeof raw !== 'number') return faulty(null, issue(field.name, 'wrongType'));
  const text = clean(String(raw));
  if (text === null) return faulty(null, issue(field.name, 'badText'));
  const stripped = stripMasked(text);
  return stripped === '' ? kept(null) : faulty(stripped.slice(0, 64), ...checkMasked(stripped, field));
}

/** An identifier in its stored form where it has one of the shapes of a field; any other text as it is. */
export function bareOrText(text: string, field: Field): string {
  const stripped = stripMasked(text);
  return findMask(stripped, field) === null ? text : stripped;
}

/** An identifier as it is printed where it has one of the shapes of a field; any other text as it is. */
export function printedOrText(text: string, field: Field): string {
  return formatMasked(text, field);
}

function formatMasked(value: Value, field: Field): string {
  if (typeof value !== 'string') return '';
  const mask = findMask(value, field);
  return mask === null ? value : applyMask(value, mask.mask);
}

/** A whole number as programs write it that take it for a fraction: `982000123456789.0`. */
const wholeWithZeros = /^(\d+)[.,]0+$/;

/** An identifier that a sheet took for a number: without `.0`, and with the 0 that its mask begins with. */
const writeMasked: WriteCell = (cell, field) => {
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

/** Identifiers are kept bare, and so is what is looked for in them. */
function bareIdentifier(folded: string): string {
  return folded.replace(/[\s-]/g, '');
}

/** An identifier in one of several shapes: ear tags, permits, holdings (document 2 section 5). */
export const masked: FieldKind = {
  name: 'masked',
  slots: 't',
  operator: '=',
  isText: true,
  isTyped: true,
  read: readMasked,
  format: formatMasked,
  bareText: bareIdentifier,
  writeCell: writeMasked,
  noteOfCell: noteOfMasked,
  example: ({ masks }) => masks?.[0]?.example ?? null,
  widest: ({ masks = [] }) => masks.map(({ example }) => example),
};

import type { Field, Mask } from '../../model/field';
import { clean } from '../../clean';
import { issue, type Issue } from '../../model/errors';
import { hasRightDigit, taxChecks } from './check-digits';
import type { TaxCheck } from '../../model/field';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
import type { Value } from '../../model/value';

/** ISO 11784 gives the national part 38 bits; 999 as country is for tests. */
const maxNationalCode = 274_877_906_943;

/** Letters and digits alone have nothing to strip. */
const plain = /^[0-9A-Za-z]*$/;

/**
 * The one stored form of an identifier: compatibility characters folded, dashes, blanks and invisible marks off,
 * upper case (document 2 section 5). Twins that differ only in those are the same identifier.
 */
export function stripMasked(text: string): string {
  if (plain.test(text)) return text.toUpperCase();
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

const isTaxCheck = (check: NonNullable<Mask['check']>): check is TaxCheck => check in taxChecks;

const checks = {
  electronicTag: (stripped) => {
    if (stripped.startsWith('999')) return 'testCode';
    return Number(stripped.slice(3)) > maxNationalCode ? 'outOfRange' : null;
  },
} as const satisfies Record<
  Exclude<NonNullable<Mask['check']>, TaxCheck>,
  (stripped: string) => 'testCode' | 'outOfRange' | null
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
  return found === null ? [] : [issue(field.name, found)];
}

function readMasked(raw: unknown, field: Field): Reading {
  if (typeof raw !== 'string' && typeof raw !== 'number') return faulty(null, issue(field.name, 'wrongType'));
  const text = clean(String(raw));
  if (text === null) return faulty(null, issue(field.name, 'badText'));
  const stripped = stripMasked(text);
  return stripped === '' ? kept(null) : faulty(stripped.slice(0, 64), ...checkMasked(stripped, field));
}

function formatMasked(value: Value, field: Field): string {
  if (typeof value !== 'string') return '';
  const mask = findMask(value, field);
  return mask === null ? value : applyMask(value, mask.mask);
}

/** An identifier in one of several shapes: ear tags, permits, holdings (document 2 section 5). */
export const masked: FieldKind = {
  name: 'masked',
  slots: 't',
  operator: '=',
  isText: true,
  read: readMasked,
  format: formatMasked,
};

import { checkEmail } from './email';
import type { Field } from '../../model/field';
import { clean } from '../../clean';
import { foldKey } from '../../fold';
import { issue, type Issue } from '../../model/errors';
import { faulty, kept, type FieldKind, type MakeExample, type Reading } from './field-kind';
import type { Value } from '../../model/value';

/** Longest text of a field that names no limit (document 2 section 5). */
export const defaultMaxLength = 256;

const emailNames = new Set(['email', 'company_email']);
const urlPattern = /^https:\/\/[^\s/$.?#][^\s]*$/i;

/** Text that entered as a text or a number; anything else has the wrong form. */
export function readText(raw: unknown, field: Field): Reading {
  return readTextOf(raw, field, field.validations?.url === true);
}

/** The address of a page: a text that begins with https. */
export function readAddress(raw: unknown, field: Field): Reading {
  return readTextOf(raw, field, true);
}

function readTextOf(raw: unknown, field: Field, isAddress: boolean): Reading {
  if (typeof raw !== 'string' && typeof raw !== 'number') return faulty(null, issue(field.name, 'wrongType'));
  const text = clean(String(raw));
  if (text === null) return faulty(null, issue(field.name, 'badText'));
  const trimmed = text.trim();
  if (trimmed === '') return kept(null);
  const value = asOffered(trimmed, field);
  return faulty(value, ...checkText(value, field, isAddress));
}

/** One of the texts that a field may hold is kept as the model writes it, however it was typed. */
function asOffered(text: string, { validations }: Field): string {
  const folded = foldKey(text);
  return validations?.validValues?.find((value) => foldKey(value) === folded) ?? text;
}

function checkText(value: string, field: Field, isAddress: boolean): Issue[] {
  const rules = field.validations ?? {};
  const length = [...value].length;
  const max = rules.maxLength ?? defaultMaxLength;
  const found: Issue[] = [];
  if (rules.minLength !== undefined && length < rules.minLength)
    found.push(issue(field.name, 'tooShort', { min: rules.minLength }));
  if (length > max) found.push(issue(field.name, 'tooLong', { max }));
  if (emailNames.has(field.name) && checkEmail(value).length > 0) found.push(issue(field.name, 'wrongEmail'));
  if (isAddress && !urlPattern.test(value)) found.push(issue(field.name, 'wrongUrl'));
  if (rules.validValues !== undefined && !rules.validValues.includes(value))
    found.push(issue(field.name, 'notAnOption'));
  return found;
}

/** Texts that must be there: one that is offered, or the field's own name with a number. */
export const exampleText: MakeExample = ({ label, validations = {} }, { locale }) => {
  if (validations.mandatory !== true || validations.url === true) return null;
  return (
    validations.validValues?.[0] ?? `${label[locale.language].slice(0, (validations.maxLength ?? 60) - 2)} 1`
  );
};

/** What all kinds of text have. */
export const anyText = {
  slots: 't',
  operator: '=',
  isText: true,
  isTyped: true,
  read: readText,
  format: (value: Value) => (typeof value === 'string' ? value : ''),
} as const satisfies Partial<FieldKind>;

/** Several lines of text; five rows on screen (document 2 section 5). */
export const multiline: FieldKind = { ...anyText, name: 'multiline', isWide: true };

/** The id of an establishment that something goes to. */
export const boxTarget: FieldKind = { ...anyText, name: 'boxTarget', isWide: true, widest: 'short' };

/** One line of text (document 2 section 5). */
export const text: FieldKind = { ...anyText, name: 'text', example: exampleText, widest: 'short' };

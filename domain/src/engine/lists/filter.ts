import type { Attribute } from '../../model/attribute';
import { isClean } from '../../clean';
import { issue, type Issue } from '../../model/errors';
import { fieldKinds } from '../fields/index';
import { knowsOptions, matchOption } from '../fields/choice';
import { parseDate } from '../fields/date';
import { parseNumber } from '../fields/number';
import type { Locale } from '../../model/value';
import { filterOperators, type FilterOperator } from '../../model/filter-operators';

/**
 * A filter as calls carry it (document 1 section 3). `name` and `key` are other names of `field`. With the operator
 * `words` it is of no field: each word of `value` is found in any text of the row that the caller may list.
 */
export interface FilterItem {
  readonly field?: string | undefined;
  readonly name?: string | undefined;
  readonly key?: string | undefined;
  readonly operator?: string | undefined;
  readonly value?: unknown;
  readonly values?: readonly unknown[] | undefined;
  readonly min?: unknown;
  readonly max?: unknown;
  /** Other fields that may match instead of `field`: what a search box over several identifiers asks. */
  readonly subFields?: readonly string[] | undefined;
}

/** A word that is looked for. */
export interface Sought {
  /** The word, folded (`foldKey`): what texts are to contain. */
  readonly text: string;
  /** The options whose names contain it, by the field that offers them: those that fields keep by their keys. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** A filter that passed: its fields are attributes that the actor may list, its values have the right type. */
export type Filter =
  | { readonly operator: '='; readonly fields: readonly Attribute[]; readonly text: string }
  | { readonly operator: 'words'; readonly fields: readonly Attribute[]; readonly words: readonly Sought[] }
  | { readonly operator: '==='; readonly field: Attribute; readonly value: string | number | boolean }
  | { readonly operator: 'inArray'; readonly field: Attribute; readonly keys: readonly string[] }
  | {
      readonly operator: 'betweenValues';
      readonly field: Attribute;
      readonly min: number | null;
      readonly max: number | null;
    }
  | {
      readonly operator: 'betweenDates';
      readonly field: Attribute;
      readonly min: string | null;
      readonly max: string | null;
    };

export type Outcome = { readonly filter: Filter } | { readonly issue: Issue };

/** Most filters of one list, and most values of one filter: as many as a report may be asked for, whose figures open lists. */
export const maxFilters = 40;
export const maxValues = 500;

/** The field that stands for the record itself: a pasted list names as many as a selection holds (decisions section 1). */
export const idName = 'id';
/** The field that stands for the run that wrote to it. */
export const runName = 'run';
const maxIds = 10_000;

const maxValuesOf = ({ name }: Attribute) => (name === idName ? maxIds : maxValues);

/** The filters of a call, or what is wrong with them; a name outside the allowed attributes refuses. */
export function readFilters(
  items: readonly FilterItem[],
  allowed: readonly Attribute[],
  locale: Locale,
): { readonly filters: readonly Filter[]; readonly issues: readonly Issue[] } {
  const outcomes = items.slice(0, maxFilters).map((item) => readFilter(item, allowed, locale));
  const tooMany = items.length > maxFilters ? [issue('filters', 'tooManyOptions', { max: maxFilters })] : [];
  return {
    filters: outcomes.flatMap((outcome) => ('filter' in outcome ? outcome.filter : [])),
    issues: [...tooMany, ...outcomes.flatMap((outcome) => ('issue' in outcome ? outcome.issue : []))],
  };
}

function readFilter(item: FilterItem, allowed: readonly Attribute[], locale: Locale): Outcome {
  const name = item.field ?? item.name ?? item.key ?? '';
  const field = allowed.find((attribute) => attribute.name === name);
  if (field === undefined) return { issue: issue(name.slice(0, 64), 'unknownField') };
  const own = fieldKinds[field.type].operator;
  const operator = item.operator ?? own;
  if (own === null || operator === null || !isOperator(operator)) return { issue: issue(name, 'wrongType') };
  return readers[operator](field, item, allowed, locale) ?? { issue: issue(name, 'wrongType') };
}

function isOperator(text: string): text is FilterOperator {
  return filterOperators.some((operator) => operator === text);
}

type Reader = (
  field: Attribute,
  item: FilterItem,
  allowed: readonly Attribute[],
  locale: Locale,
) => Outcome | null;

const readers: Readonly<Record<FilterOperator, Reader>> = {
  '=': (field, item, allowed) => {
    const others = item.subFields ?? [];
    const fields = [field, ...allowed.filter((each) => others.includes(each.name) && each !== field)];
    const known = fields.length - 1 === new Set(others.filter((name) => name !== field.name)).size;
    const text = readText(item.value);
    return known && fields.every(holdsText) && text !== null
      ? { filter: { operator: '=', fields, text } }
      : null;
  },
  '===': (field, item, _allowed, locale) => {
    const reading = fieldKinds[field.type].read(item.value, field, locale);
    const value = reading.value;
    const scalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return scalar && reading.issues.length === 0 ? { filter: { operator: '===', field, value } } : null;
  },
  inArray: (field, item) => {
    const given = item.values ?? (Array.isArray(item.value) ? item.value : [item.value]);
    const most = maxValuesOf(field);
    const keys = given.slice(0, most).map((value) => readKey(field, value));
    const sound = keys.filter((key) => key !== null);
    return holdsText(field) && given.length > 0 && given.length <= most && sound.length === keys.length
      ? { filter: { operator: 'inArray', field, keys: sound } }
      : null;
  },
  betweenValues: (field, item, _allowed, locale) => {
    const min = readBound(item.min, (raw) => readNumber(raw, locale));
    const max = readBound(item.max, (raw) => readNumber(raw, locale));
    if (min === undefined || max === undefined || (min === null && max === null)) return null;
    return fieldKinds[field.type].slots === 'n'
      ? { filter: { operator: 'betweenValues', field, min, max } }
      : null;
  },
  betweenDates: (field, item) => {
    const min = readBound(item.min, readDay);
    const max = readBound(item.max, readDay);
    if (min === undefined || max === undefined || (min === null && max === null)) return null;
    return fieldKinds[field.type].slots === 'd'
      ? { filter: { operator: 'betweenDates', field, min, max } }
      : null;
  },
};

/** Whether there is a text to look in: numbers, days and what has parts of its own are none. */
function holdsText({ type }: Attribute): boolean {
  const { slots, operator } = fieldKinds[type];
  return operator !== null && (slots === null || slots === 't');
}

/** The text of a filter, without blanks around it; null of what is none, or too long. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  return isClean(text) && text !== '' && text.length <= 256 ? text : null;
}

/** An option's key; of fields without options, the text itself. */
function readKey(field: Attribute, value: unknown): string | null {
  const text = readText(value);
  if (text === null || !knowsOptions(field)) return text;
  return matchOption(field, text)?.key ?? null;
}

/** Absent is an open bound (null); what cannot be read is undefined. */
function readBound<Bound>(raw: unknown, read: (raw: unknown) => Bound | null): Bound | null | undefined {
  if (raw === undefined || raw === null || raw === '') return null;
  return read(raw) ?? undefined;
}

function readNumber(raw: unknown, locale: Locale): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  return typeof raw === 'string' ? parseNumber(raw, locale.language) : null;
}

function readDay(raw: unknown): string | null {
  return typeof raw === 'string' ? parseDate(raw) : null;
}

import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import { shiftDay } from '../fields/days';
import { isEmpty, withoutNulls, type Locale, type Value, type Values } from '../../model/value';
import { holds } from '../fields/conditions';
import { isNumbered, withNumber } from './numbered';

/** What defaults are made of that only the server knows. */
export interface ServerDefaults {
  /** The next number of each table that defaults end with. */
  readonly suffixes?: Readonly<Record<string, string>>;
  /** By field, the option of its source that was used last. */
  readonly lastUsed?: Readonly<Record<string, string>>;
}

function defaultOf(
  field: Field,
  boxSubtype: number,
  locale: Locale,
  now: Date,
  { suffixes = {}, lastUsed = {} }: ServerDefaults,
): Value {
  if (field.defaultValueFunction === 'today') return locale.today;
  if (field.defaultValueFunction === 'now') return `${now.toISOString().slice(0, 19)}Z`;
  if (field.defaultValueCustomFunc === 'bySubtype') return field.defaultBySubtype[String(boxSubtype)] ?? null;
  if (field.defaultValueFunction === 'lastUsed') return lastUsed[field.name] ?? field.defaultValue ?? null;
  if (field.defaultValueSufix === undefined) return field.defaultValue ?? null;
  const suffix = suffixes[field.defaultValueSufix];
  return suffix === undefined ? null : withNumber(field, suffix);
}

/** Whether new records start with something in a field, or are given it. */
export function hasDefault(field: Field): boolean {
  return (
    field.defaultValue !== undefined ||
    field.defaultValueFunction !== undefined ||
    field.defaultValueCustomFunc !== undefined ||
    isNumbered(field)
  );
}

/** Whether a value that is missing is given by a rule: by the next number, or by other fields of the record. */
export function isGiven(field: Field): boolean {
  return isNumbered(field) || field.defaultValueFunction === 'warranty';
}

/**
 * What a new record starts with: defaults by value, by function, by establishment subtype (document 2 section 3). A
 * default that ends with a number is left out while the number is not known, and so is what was used last.
 */
export function defaultValues(
  fields: readonly Field[],
  boxSubtype: number,
  locale: Locale,
  now: Date,
  known: ServerDefaults = {},
): Values {
  const pairs = fields.map(
    (field) => [field.name, defaultOf(field, boxSubtype, locale, now, known)] as const,
  );
  return withoutNulls(Object.fromEntries(pairs));
}

/** How long a guarantee runs at most, in days (document 2 section 4). */
const warrantyDays = 180;

/**
 * The last day of a guarantee: 180 days after the first day or the last one that it may be, whichever is earlier;
 * on a Saturday or Sunday the Monday after (document 2 section 4, defaults).
 */
export function warrantyDay(from: string, until: string): string {
  const longest = shiftDay(from, { days: warrantyDays });
  const day = longest < until ? longest : until;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return shiftDay(day, { days: weekday === 6 ? 2 : weekday === 0 ? 1 : 0 });
}

/** Defaults that follow from other fields of the form, for those of the fields that hold nothing yet. */
export function dependentDefaults(fields: readonly Field[], values: Values): Values {
  const pairs = fields
    .filter(({ name }) => isEmpty(values[name]))
    .map((field) => [field.name, followingDay(field, values)] as const);
  return withoutNulls(Object.fromEntries(pairs));
}

/** The day that follows from other fields for a field that has such a default; null where they do not say it. */
export function followingDay(field: Field, values: Values): string | null {
  const [from, until] = (field.defaultOf ?? []).map((name) => values[name]);
  if (typeof from !== 'string') return null;
  if (field.defaultValueFunction === 'sameDay') return holds(field.defaultWhen, values) ? from : null;
  return field.defaultValueFunction === 'warranty' && typeof until === 'string'
    ? warrantyDay(from, until)
    : null;
}

/**
 * What a new asset holds of what no form asks: facts that start with a value, as a status does. Those that other
 * fields give (`computed`) are not among them.
 */
export function startingFacts(attributes: readonly Attribute[], boxSubtype: number): Values {
  const known = knownFacts.get(attributes) ?? new Map<number, Values>();
  knownFacts.set(attributes, known);
  const facts = known.get(boxSubtype) ?? findStartingFacts(attributes, boxSubtype);
  known.set(boxSubtype, facts);
  return facts;
}

/** By subtype, for as long as the list of attributes is: each row of a sheet asks for the same. */
const knownFacts = new WeakMap<readonly Attribute[], Map<number, Values>>();

function findStartingFacts(attributes: readonly Attribute[], boxSubtype: number): Values {
  const pairs = attributes
    .filter((each) => each.onlyEvent === true || each.disabled === true)
    .filter((each) => each.permissions.box.list.includes(boxSubtype))
    .map((each) => [each.name, each.defaultValue ?? null] as const);
  return withoutNulls(Object.fromEntries(pairs));
}

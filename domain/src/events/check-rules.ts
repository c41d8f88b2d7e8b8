import { DateTime } from 'luxon';
import type { AssetType, Field } from '../assets/asset-type';
import { issue, type Issue } from '../errors';
import { formatDate } from '../fields/date';
import { mostFiles } from '../fields/file';
import { isFiles, type Locale, type Value, type Values } from '../fields/value';
import { checkBounds } from '../forms/bounds';
import { checkRowRules } from '../forms/row-rules';
import { holds } from '../forms/visibility';
import type { Derivation, EventModel, EventRule } from './event-model';

interface RulesInput {
  readonly model: AssetType;
  readonly event: EventModel;
  /** The asset as it stands, and over it what was filled in. */
  readonly values: Values;
  readonly locale: Locale;
  readonly day: string;
}

type Closed = Extract<EventRule, { rule: 'closed' }>;
type Within = Extract<EventRule, { rule: 'within' }>;

/**
 * What is wrong with an event by the rules of its model that look at the asset as it stands. Ages and days are those
 * of the event, which may lie back. Warnings are for forms, not for history.
 */
export function checkEventRules(input: RulesInput): readonly Issue[] {
  const { model, event } = input;
  const fields = new Map<string, Field>(
    [...model.attributes, ...event.fields].map((field) => [field.name, field]),
  );
  return (event.rules ?? []).flatMap((rule) => {
    const found = checkRule(rule, fields, input);
    return found.filter(({ level }) => level === 'error');
  });
}

function checkRule(rule: EventRule, fields: ReadonlyMap<string, Field>, input: RulesInput): readonly Issue[] {
  const { values, locale, day } = input;
  if (rule.rule === 'closed') return checkClosed(rule, fields, input);
  if (rule.rule === 'within') return checkWithin(rule, input);
  return checkRowRules([rule], values, fields, { ...locale, today: day });
}

function checkWithin({ from, until }: Within, { values, locale, day }: RulesInput): readonly Issue[] {
  const [first, last] = [dayOf(values[from], locale), dayOf(values[until], locale)];
  if (first !== null && day < first) return [issue(null, 'beforeMin', { min: formatDate(first) })];
  if (last !== null && day > last) return [issue(null, 'afterMax', { max: formatDate(last) })];
  return [];
}

/** A day that the asset is closed until; it belongs to the field that could lift it, else to the whole event. */
function checkClosed(
  { from, until, unless }: Closed,
  fields: ReadonlyMap<string, Field>,
  { values, locale, day }: RulesInput,
): readonly Issue[] {
  if (unless !== undefined && holds(unless, values)) return [];
  const since = from === undefined ? null : dayOf(values[from], locale);
  const end = dayOf(values[until], locale);
  const runs = from === undefined ? end !== null : since !== null && since <= day;
  if (!runs || (end !== null && end < day)) return [];
  const shown = end === null ? (from ?? until) : until;
  const label = fields.get(shown)?.label[locale.language] ?? shown;
  return [
    issue(unless?.parentField ?? null, 'closedByDay', { field: label, date: formatDate(end ?? since) }),
  ];
}

/** The day of a date or a moment in the reader's zone. */
function dayOf(value: Value | undefined, { zone }: Locale): string | null {
  if (typeof value !== 'string' || value === '') return null;
  return value.length <= 10 ? value : DateTime.fromISO(value, { zone }).toISODate();
}

/** What joined the files of an attribute must still be as many as it takes. */
export function checkJoined(model: AssetType, event: EventModel, written: Values): readonly Issue[] {
  return event.fields.flatMap((field) => {
    const value = field.adds === true ? written[field.writes ?? ''] : null;
    const target = model.attributes.find(({ name }) => name === field.writes);
    if (target === undefined || !isFiles(value) || value.length <= mostFiles(target)) return [];
    return [issue(field.name, 'tooManyFiles', { max: mostFiles(target) })];
  });
}

/** The field by which an event changes a count, or null where it changes none. */
function fieldBehind(derivation: Derivation, event: EventModel): string | null {
  if (derivation.rule === 'plus') return derivation.field;
  if (derivation.rule !== 'total') return null;
  return event.fields.find(({ writes }) => writes === derivation.of)?.name ?? null;
}

/** Counts that an event changes stay within the bounds of their attribute: a herd never has less than no heads. */
export function checkDerived(
  model: AssetType,
  event: EventModel,
  after: Values,
  locale: Locale,
): readonly Issue[] {
  const byAttribute = new Map(
    (event.derives ?? []).flatMap((derivation) => {
      const field = fieldBehind(derivation, event);
      return field === null ? [] : [[derivation.attribute, field] as const];
    }),
  );
  return [...byAttribute].flatMap(([name, field]) => {
    const target = model.attributes.find((each) => each.name === name);
    const value = after[name];
    if (target === undefined || typeof value !== 'number') return [];
    if (checkBounds(target, value, after, locale).length === 0) return [];
    return [issue(field, 'wouldBe', { field: target.label[locale.language], value })];
  });
}

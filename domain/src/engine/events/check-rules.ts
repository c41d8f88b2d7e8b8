import type { AssetType } from '../../model/asset-type';
import type { Field } from '../../model/field';
import { issue, type Issue } from '../../model/errors';
import { formatField } from '../fields/format-field';
import { formatDate } from '../fields/date';
import { maxFilesOf } from '../fields/file';
import { dayAt, instantOf } from '../fields/zones';
import { isEmpty, isFiles, type Locale, type Value, type Values } from '../../model/value';
import { checkBounds } from '../forms/bounds';
import { checkRowRules } from '../forms/row-rules';
import { holds } from '../fields/conditions';
import type { Derivation, EventModel, EventRule } from '../../model/event-model';

interface RulesInput {
  readonly model: AssetType;
  readonly event: EventModel;
  /** The asset as it is, and over it what was filled in. */
  readonly values: Values;
  readonly locale: Locale;
  readonly day: string;
  /** The subtype of the establishment that the asset would go to. */
  readonly target?: number;
  /** Whether the user who records it administers the establishment; without it nobody asks. */
  readonly administers?: boolean;
}

type Closed = Extract<EventRule, { rule: 'closed' }>;
type Within = Extract<EventRule, { rule: 'within' }>;

/**
 * What is wrong with an event by the rules of its model that look at the asset as it is. Ages and days are those
 * of the event, which may lie back. Warnings are for forms, not for history.
 */
export function checkEventRules(input: RulesInput): readonly Issue[] {
  const { model, event } = input;
  if (event.rules === undefined) return [];
  const fields = fieldsOf(model, event);
  const found = event.rules.flatMap((rule) => checkRule(rule, fields, input));
  // What two rules close alike is reported once.
  const isFirst = (one: Issue, at: number) =>
    found.findIndex((other) => other.code === one.code && isSame(other.slots, one.slots)) === at;
  return found.filter((each, at) => each.level === 'error' && (each.field !== null || isFirst(each, at)));
}

type Named = ReadonlyMap<string, Field>;
const named = new WeakMap<AssetType, WeakMap<EventModel, Named>>();

/** The fields that rules name, by their name: the same for every one of ten thousand assets. */
function fieldsOf(model: AssetType, event: EventModel): Named {
  const ofModel = named.get(model) ?? new WeakMap<EventModel, Named>();
  named.set(model, ofModel);
  const fields =
    ofModel.get(event) ??
    new Map<string, Field>([...model.attributes, ...event.fields].map((field) => [field.name, field]));
  ofModel.set(event, fields);
  return fields;
}

function isSame(one: Issue['slots'], other: Issue['slots']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
function checkClosed(rule: Closed, fields: ReadonlyMap<string, Field>, input: RulesInput): readonly Issue[] {
  const running = findRunning(rule, input);
  if (running === null) return [];
  const { override, unless } = rule;
  const { locale, values, administers } = input;
  if (override !== undefined && !isEmpty(values[override]))
    return administers === false ? [issue(override, 'overrideNotYours')] : [];
  const slots = {
    field: fields.get(running.shown)?.label[locale.language] ?? running.shown,
    date: formatDate(running.date),
  };
  // Who may not lift it never saw the field: they read who may.
  const isOthers = override !== undefined && administers === false;
  const place = (isOthers ? undefined : override) ?? unless?.parentField ?? null;
  const why = whyOf(rule, fields, input);
  return [
    why === '' ? issue(place, 'closedByDay', slots) : issue(place, 'closedByDayFor', { ...slots, why }),
    ...(isOthers ? [issue(null, 'overrideNotYours')] : []),
  ];
}

/** What an asset is closed by, in words of the reader; blank where nothing says it. */
function whyOf({ why }: Closed, fields: ReadonlyMap<string, Field>, { values, locale }: RulesInput): string {
  const field = fields.get(why ?? '');
  const value = values[why ?? ''] ?? null;
  return field === undefined || isEmpty(value) ? '' : formatField(field, value, locale);
}

/** What runs on the day of the event, and the attribute named with it: its end or, without one, its beginning. */
function findRunning(
  { from, until, unless, to, when }: Closed,
  { values, locale, day, target }: RulesInput,
): { readonly shown: string; readonly date: string | null } | null {
  if (to !== undefined && (target === undefined || !to.includes(target))) return null;
  if (when !== undefined && !holds(when, values)) return null;
  if (unless !== undefined && holds(unless, values)) return null;
  const since = from === undefined ? null : dayOf(values[from], locale);
  const end = dayOf(values[until], locale);
  const runs = from === undefined ? end !== null : since !== null && since <= day;
  if (!runs || (end !== null && end < day)) return null;
  return end === null ? { shown: from ?? until, date: since } : { shown: until, date: end };
}

/** What closes an asset for an event, and whether an administrator may still record it with a reason. */
export interface Closing {
  readonly label: string;
  /** The last day, or without one the first. */
  readonly date: string;
  readonly isOpenEnded: boolean;
  readonly why: string;
  readonly canOverride: boolean;
}

/**
 * What closes an asset on its way to an establishment, whatever is filled in: what the check of a target says
 * (document 2 section 4).
 */
export function findClosings(input: RulesInput): readonly Closing[] {
  const { model, event, locale } = input;
  const fields = new Map<string, Field>(model.attributes.map((field) => [field.name, field]));
  return (event.rules ?? []).flatMap((rule) => {
    if (rule.rule !== 'closed' || rule.to === undefined) return [];
    const running = findRunning(rule, input);
    if (running === null) return [];
    return [
      {
        label: fields.get(running.shown)?.label[locale.language] ?? running.shown,
        date: formatDate(running.date),
        isOpenEnded: running.shown === rule.from,
        why: whyOf(rule, fields, input),
        canOverride: rule.override !== undefined,
      },
    ];
  });
}

/** Whether an event is recorded although the asset was closed for it: its reason says so. */
export function isOverriding(input: RulesInput): boolean {
  return (input.event.rules ?? []).some(
    (rule) =>
      rule.rule === 'closed' &&
      rule.override !== undefined &&
      !isEmpty(input.values[rule.override]) &&
      findRunning(rule, input) !== null,
  );
}

/** The fields with which an administrator records an event anyway. */
export function overrideFields({ rules = [] }: EventModel): readonly string[] {
  return [...new Set(rules.flatMap((rule) => (rule.rule === 'closed' ? (rule.override ?? []) : [])))];
}

/** The day of a date or a moment in the reader's zone. */
function dayOf(value: Value | undefined, { zone }: Locale): string | null {
  if (typeof value !== 'string' || value === '') return null;
  return value.length <= 10 ? value : dayAt(instantOf(value, zone), zone) || null;
}

/** What joined the files of an attribute must still be as many as it takes. */
export function checkJoined(model: AssetType, event: EventModel, written: Values): readonly Issue[] {
  return event.fields.flatMap((field) => {
    if (field.adds !== true) return [];
    const value = written[field.writes] ?? null;
    const target = model.attributes.find(({ name }) => name === field.writes);
    if (target === undefined || !isFiles(value) || value.length <= maxFilesOf(target)) return [];
    return [issue(field.name, 'tooManyFiles', { max: maxFilesOf(target) })];
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

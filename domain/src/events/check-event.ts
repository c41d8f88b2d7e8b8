import type { AssetType, Field } from '../assets/asset-type';
import { issue, type Issue } from '../errors';
import { isEmpty, isKeys, type Locale, type Value, type Values } from '../fields/value';
import { checkFields } from '../forms/check-form';
import { checkRowRules } from '../forms/row-rules';
import { deriveValues } from './derive';
import type { EventField, EventModel } from './event-model';

export interface EventInput {
  readonly model: AssetType;
  readonly event: EventModel;
  /** What was filled in, by the names of the event's fields. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The asset as it stands. */
  readonly asset: Values;
  readonly locale: Locale;
  /** The day of the event in its zone. */
  readonly day: string;
}

export interface EventOutcome {
  /** The event's own fields in canonical form, filled ones only; constants are among them. */
  readonly fields: Values;
  /** What the event writes of the asset, by attribute: canonical values. */
  readonly changes: Values;
  readonly issues: readonly Issue[];
}

/**
 * Checks what is recorded of one asset and says what it changes: the one check of event form, grid row and server.
 * A field left blank changes nothing; fields that the model sets itself cannot be sent; rules between attributes
 * are asked of the asset as the event leaves it (document 2 sections 3 and 5).
 */
export function checkEvent(input: EventInput): EventOutcome {
  const { model, event, raw, asset, locale } = input;
  const own = new Set(event.fields.map((field) => field.name));
  const surroundings = Object.fromEntries(Object.entries(asset).filter(([name]) => !own.has(name)));
  const outcome = checkFields({
    fields: event.fields.filter((field) => field.disabled !== true),
    known: [...event.fields, ...model.attributes],
    mode: 'new',
    locale,
    raw,
    before: surroundings,
  });
  const fields = { ...constantsOf(event.fields), ...filledOf(event.fields, outcome.values) };
  const written = writesOf(event.fields, fields, asset);
  const changes = {
    ...written,
    ...deriveValues(event.derives ?? [], { fields, before: asset, day: input.day }),
  };
  const issues = [
    ...strangersOf(event, raw),
    ...outcome.issues,
    ...brokenRules(model, { ...asset, ...written }, written, locale),
  ];
  return { fields, changes, issues };
}

function strangersOf(event: EventModel, raw: EventInput['raw']): readonly Issue[] {
  return Object.keys(raw).flatMap((name) => {
    const field = event.fields.find((each) => each.name === name);
    if (field === undefined) return [issue(name, 'unknownField')];
    return field.disabled === true ? [issue(name, 'fieldNotAllowed')] : [];
  });
}

/** What the model sets itself: fields that are shown and cannot be changed. */
function constantsOf(fields: readonly EventField[]): Values {
  const constant = fields.filter((field) => field.disabled === true && field.defaultValue !== undefined);
  return Object.fromEntries(constant.map((field) => [field.name, field.defaultValue ?? null]));
}

function filledOf(fields: readonly Field[], values: Values): Values {
  const open = fields.filter((field) => field.disabled !== true && !isEmpty(values[field.name]));
  return Object.fromEntries(open.map((field) => [field.name, values[field.name] ?? null]));
}

function writesOf(fields: readonly EventField[], values: Values, asset: Values): Values {
  const pairs = fields.flatMap((field) => {
    const value = values[field.name] ?? null;
    if (field.writes === undefined || isEmpty(value)) return [];
    return [[field.writes, field.adds === true ? joined(asset[field.writes], value) : value] as const];
  });
  return Object.fromEntries(pairs);
}

function joined(standing: Value | undefined, value: Value): Value {
  if (!isKeys(value) || !isKeys(standing)) return value;
  return [...standing, ...value.filter((key) => !standing.includes(key))];
}

/** The model's rules that the event's writing touches and breaks; warnings are for forms, not for history. */
function brokenRules(model: AssetType, after: Values, written: Values, locale: Locale): readonly Issue[] {
  const touched = model.rowRules.filter(
    (rule) => Object.hasOwn(written, rule.field) || ('other' in rule && Object.hasOwn(written, rule.other)),
  );
  const fields = new Map(model.attributes.map((attribute) => [attribute.name, attribute] as const));
  return checkRowRules(touched, after, fields, locale).filter((found) => found.level === 'error');
}

import type { AssetType } from '../../model/asset-type';
import type { Field } from '../../model/field';
import { issue, type Issue } from '../../model/errors';
import { formatField } from '../fields/format-field';
import { isEmpty, isFiles, isKeys, type Locale, type Value, type Values } from '../../model/value';
import { checkFields } from '../forms/check-fields';
import type { AreasBySource } from '../forms/geography';
import { withComputed } from '../forms/computed';
import { checkRowRules } from '../forms/row-rules';
import { checkChoices, type ChosenAssets } from '../forms/check-choice';
import { checkDerived, checkEventRules, checkJoined, isOverriding } from './check-rules';
import { deriveValues } from './derive';
import { checkIntake } from './intake';
import { checkTaken, withAllTaken } from './transform';
import { movesStatus, offeredStatuses, statusOn, type StatusActor } from '../status/asset-status';
import { changedValues } from './changed-values';
import { checkRequirements, type Standing } from './requirements';
import type { EventField, EventModel } from '../../model/event-model';

export interface EventInput {
  readonly model: AssetType;
  readonly event: EventModel;
  /** What was filled in, by the names of the event's fields. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The asset as it is. */
  readonly asset: Values;
  readonly locale: Locale;
  /** The areas that places must lie in, by source; without them that rule is not asked. */
  readonly areas?: AreasBySource;
  /** The assets of the establishment that the asset and the event name; without them those are not judged. */
  readonly chosen?: ChosenAssets;
  /** The day of the event in its zone. */
  readonly day: string;
  /** The subtype of the establishment that the asset would go to. */
  readonly target?: number;
  /** Whether the user who records it administers the establishment; without it nobody asks. */
  readonly administers?: boolean;
  /** Who records it, and where; without it nobody is asked whether the status may move so. */
  readonly actor?: StatusActor;
  /** The subtype of the establishment that records it; without it what holds in some only is not asked. */
  readonly boxSubtype?: number;
  /** The asset as it was on the day of the event, where that lies back: what is asked of it is asked of that. */
  readonly standing?: Pick<Standing, 'values' | 'unsure'>;
}

export interface EventOutcome {
  /** The event's own fields in canonical form, filled ones only; constants are among them. */
  readonly fields: Values;
  /** What the event writes of the asset, by attribute: canonical values. */
  readonly changes: Values;
  readonly issues: readonly Issue[];
  /** It goes on although the asset is closed for it, for a reason that is in the fields. */
  readonly isOverride: boolean;
}

/**
 * Checks what is recorded of one asset and says what it changes: the one check of event form, grid row and server.
 * A field left blank changes nothing; fields that the model sets itself cannot be sent; rules between attributes
 * are asked of the asset as the event leaves it (document 2 sections 3 and 5).
 */
export function checkEvent(asked: EventInput): EventOutcome {
  const { model, event, asset, locale } = asked;
  const { transforms } = event;
  const raw = transforms === undefined ? asked.raw : withAllTaken(transforms, asked.raw, asset);
  const input = { ...asked, raw };
  const { open, known, blank, constants, computed } = shapeOf(model, event);
  const outcome = checkFields({
    fields: open,
    known,
    mode: 'new',
    locale,
    raw,
    // What the asset has under the name of a field is not what was filled in.
    before: { ...asset, ...blank },
    areas: input.areas ?? {},
  });
  const said = { ...constants, ...filledOf(open, outcome.values) };
  const computedValues = computedValuesOf(computed, outcome.values, said, locale);
  const fields = { ...said, ...computedValues };
  const around = computed.length === 0 ? outcome.values : { ...outcome.values, ...computedValues };
  const written = writesOf(event.fields, fields, asset);
  const { changes, after } = withFollowing(input, {
    ...written,
    ...deriveValues(event.derives ?? [], {
      ...{ fields, before: asset, day: input.day, written },
      ...(input.chosen === undefined ? {} : { chosen: input.chosen }),
    }),
  });
  const ruled = { ...input, values: valuesOnDay(input, around) };
  const found = [
    ...strangersOf(event, raw),
    ...outcome.issues,
    ...checkFilled(input, around),
    ...(transforms === undefined ? [] : checkTaken(transforms, fields, asset)),
    ...checkEventRules(ruled),
    ...checkStatusMove(input, written),
    ...checkIntake(event, fields),
    ...checkChoices(event.fields, fields, input.chosen, { model, values: asset }, locale),
    ...checkJoined(model, event, written),
    ...brokenRules(model, after, written, locale),
  ];
  // A field that is wrong itself says enough.
  const following = checkDerived(model, event, after, locale).filter(({ field }) =>
    found.every((other) => other.field !== field),
  );
  const issues = [...found, ...following];
  const isOverride = isOverriding(ruled);
  return { fields: isOverride ? { ...fields, [overrideMark]: true } : fields, changes, issues, isOverride };
}

/** What was filled in over the asset as it was on the day of the event. */
function valuesOnDay({ event, standing }: EventInput, around: Values): Values {
  if (standing === undefined) return around;
  const own = event.fields.map(({ name }) => [name, around[name] ?? null] as const);
  return { ...standing.values, ...Object.fromEntries(own) };
}

/** What the model asks of the asset because of what was filled in; what is hidden for it was filled in all the same. */
function checkFilled(input: EventInput, around: Values): readonly Issue[] {
  const { model, event, raw, asset, day, locale, boxSubtype = noSubtype, standing } = input;
  if (event.requires?.every(({ when }) => when === undefined) ?? true) return [];
  const filled = event.fields.map(({ name }): readonly [string, Value] => {
    const sent = raw[name];
    const hidden = typeof sent === 'string' || typeof sent === 'boolean' ? sent : null;
    return [name, around[name] ?? hidden];
  });
  const asked = { model, day, locale, boxSubtype, values: asset, ...standing };
  return checkRequirements(event, asked, Object.fromEntries(filled));
}

const noSubtype = -1;

/** Among the fields of an event of one asset: it was recorded although the asset was closed for it. */
export const overrideMark = '_override_';

/** What of an event is the same for every asset. */
interface Shape {
  /** The fields that may be filled. */
  readonly open: readonly EventField[];
  /** Its fields and the attributes of the model: whatever may be asked about. */
  readonly known: readonly Field[];
  /** All its fields, empty. */
  readonly blank: Values;
  readonly constants: Values;
  /** The fields that follow from others. */
  readonly computed: readonly Field[];
}

const shapes = new WeakMap<AssetType, WeakMap<EventModel, Shape>>();

/** What is the same for every one of ten thousand assets is found out once. */
function shapeOf(model: AssetType, event: EventModel): Shape {
  const ofModel = shapes.get(model) ?? new WeakMap<EventModel, Shape>();
  shapes.set(model, ofModel);
  const shape = ofModel.get(event) ?? newShape(model, event);
  ofModel.set(event, shape);
  return shape;
}

function newShape(model: AssetType, { fields }: EventModel): Shape {
  return {
    open: fields.filter(({ disabled }) => disabled !== true),
    known: [...fields, ...model.attributes],
    blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
    constants: constantsOf(fields),
    computed: fields.filter(({ computed }) => computed !== undefined),
  };
}

/** The changes with those of computed attributes that look at what changed, and the asset with all of them. */
function withFollowing(
  { model, asset, locale }: EventInput,
  changes: Values,
): { readonly changes: Values; readonly after: Values } {
  const after = { ...asset, ...changes };
  const computed = withComputed(model.attributes, after, locale);
  // The same object where nothing follows, as of most events of most assets: then nothing is compared.
  if (computed === after) return { changes, after };
  return { changes: { ...changes, ...changedValues(after, computed) }, after: computed };
}

/** Whether the status may move as the event has it (document 2 section 4). */
function checkStatusMove(
  { model, event, asset, locale, actor }: EventInput,
  written: Values,
): readonly Issue[] {
  const rules = model.statuses;
  if (rules === undefined || actor === undefined || !movesStatus(rules, event.eventType)) return [];
  const current = statusOn(rules, asset, actor.today ?? locale.today, actor.boxSubtype);
  const target = written[rules.field];
  if (current === null || typeof target !== 'string') return [];
  if (offeredStatuses(rules, event.eventType, current, actor).includes(target)) return [];
  const field = event.fields.find((each) => each.writes === rules.field);
  const attribute = model.attributes.find((each) => each.name === rules.field);
  const shown = attribute === undefined ? current : formatField(attribute, current, locale);
  return [issue(field?.name ?? null, 'optionNotOffered', { parent: shown })];
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

/** What follows from other fields of the event: computed here, no matter who sends it. */
function computedValuesOf(computed: readonly Field[], around: Values, said: Values, locale: Locale): Values {
  if (computed.length === 0) return {};
  return filledOf(computed, withComputed(computed, { ...around, ...said }, locale));
}

function filledOf(fields: readonly Field[], values: Values): Values {
  const filled = fields.filter(({ name }) => !isEmpty(values[name]));
  return Object.fromEntries(filled.map(({ name }) => [name, values[name] ?? null]));
}

function writesOf(fields: readonly EventField[], values: Values, asset: Values): Values {
  const pairs = fields.flatMap((field) => {
    const value = values[field.name] ?? null;
    if (field.writes === undefined || isEmpty(value)) return [];
    return [[field.writes, writtenValue(field, asset[field.writes], value)] as const];
  });
  return Object.fromEntries(pairs);
}

function writtenValue({ adds, removes }: EventField, held: Value | undefined, value: Value): Value {
  if (removes === true && isKeys(value))
    return isKeys(held) ? held.filter((key) => !value.includes(key)) : null;
  return adds === true ? joined(held, value) : value;
}

function joined(held: Value | undefined, value: Value): Value {
  if (isKeys(value) && isKeys(held)) return [...held, ...value.filter((key) => !held.includes(key))];
  if (isFiles(value) && isFiles(held))
    return [...new Map([...held, ...value].map((file) => [file.storageName, file])).values()];
  return value;
}

/** The model's rules that the event's writing touches and breaks; warnings are for forms, not for history. */
function brokenRules(model: AssetType, after: Values, written: Values, locale: Locale): readonly Issue[] {
  const touched = model.rowRules.filter(
    (rule) => Object.hasOwn(written, rule.field) || ('other' in rule && Object.hasOwn(written, rule.other)),
  );
  if (touched.length === 0) return [];
  const fields = new Map(model.attributes.map((attribute) => [attribute.name, attribute] as const));
  return checkRowRules(touched, after, fields, locale).filter((found) => found.level === 'error');
}

import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Field } from '@huella/domain/model/field';
import type { FormSection } from '@huella/domain/model/form-model';
import type { EventField, EventModel } from '@huella/domain/model/event-model';
import { offeredOptions, optionsOf } from '@huella/domain/engine/fields/choice';
import { isEmpty, plainText, type Locale, type Value, type Values } from '@huella/domain/model/value';
import { defaultValues, type ServerDefaults } from '@huella/domain/engine/forms/defaults';
import type { AreasBySource } from '@huella/domain/engine/forms/geography';
import { holds } from '@huella/domain/engine/fields/conditions';
import { asMandatory } from '@huella/domain/engine/fields/read-field';
import { movesStatus, offeredStatuses } from '@huella/domain/engine/status/asset-status';
import type { FieldScope } from '@huella/domain/engine/access/field-access';
import type { RelationKind } from '@huella/domain/model/relation-kinds';
import { eventCommentColumn, eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Words } from '@huella/domain/words';
import type { FormSubject } from '../../form/form-subject';

/**
 * What is known of the assets that an event is about: by attribute the values that occur among them. An attribute
 * that is missing is not known, and then nothing is ruled out by it.
 */
export type Surroundings = ReadonlyMap<string, readonly Value[]>;

/** The last moment of an event of what has ended since, and that in words. */
export interface LatestMoment {
  /** ISO, to the minute. */
  readonly at: string;
  readonly text: string;
}

/** The date of an event. Of what has ended since nobody can say but who enters it: nothing is filled in. */
function dateField(latest: LatestMoment | null): Field {
  if (latest === null) {
    const validations = { ...eventDateColumn.validations, mandatory: true };
    return { ...eventDateColumn, defaultValueFunction: 'now', validations, columns: 6 };
  }
  const validations = { mandatory: true, max: { value: latest.at } };
  return { ...eventDateColumn, hint: { es: latest.text, en: latest.text }, validations, columns: 6 };
}

const commentField: Field = { ...eventCommentColumn, validations: { maxLength: 500 }, columns: 12 };

/** The date of the event and the comment: every event's form opens with them. */
export const headerFields: readonly Field[] = [dateField(null), commentField];
export const dateName = eventDateColumn.name;
export const commentName = eventCommentColumn.name;

/** The attributes outside of an event's form that its fields depend on: parents of options and of conditions. */
export function surroundingNames(model: AssetType, event: EventModel): readonly string[] {
  const own = new Set(event.fields.map((field) => field.name));
  const named = event.fields.flatMap((field) => [
    field.fkField,
    field.hideCondition?.parentField,
    field.validations?.mandatoryWhen?.parentField,
  ]);
  const known = new Set(model.attributes.map((attribute) => attribute.name));
  // The event's own field of that name is the next status; what may follow depends on the one from before.
  const status = model.statuses;
  const before = status !== undefined && movesStatus(status, event.eventType) ? [status.field] : [];
  const outside = named.flatMap((name) =>
    name === undefined || own.has(name) || !known.has(name) ? [] : [name],
  );
  // What goes into the asset is weighed against how much there is of it, or what was made of what went in before.
  const made = [event.intake?.made.attribute, event.yields?.of.attribute].filter(
    (name) => name !== undefined,
  );
  return [...new Set([...outside, ...before, ...made])];
}

/**
 * A field as it is for all the assets together: options that all of them may take, and no condition on what is
 * outside of the form. Null when it is hidden for every one of them.
 */
export function fieldForAll(
  field: EventField,
  own: ReadonlySet<string>,
  around: Surroundings,
): EventField | null {
  const { hideCondition, fkField, ...rest } = field;
  const isOutside = (name: string | undefined) => name !== undefined && !own.has(name);
  const hides = isOutside(hideCondition?.parentField);
  if (hides && hideCondition !== undefined && holdsForAll(hideCondition, around)) return null;
  const parents = fkField === undefined ? undefined : around.get(fkField);
  const forAll = {
    ...rest,
    ...(hideCondition !== undefined && !hides && { hideCondition }),
    ...(fkField !== undefined && !isOutside(fkField) && { fkField }),
    ...(isOutside(fkField) && parents !== undefined && { values: sharedOptions(field, parents) }),
    ...validationsForAll(field, own, around),
  };
  return forAll as EventField; // of the same kind, with some of its parts left out
}

function holdsForAll(condition: NonNullable<Field['hideCondition']>, around: Surroundings): boolean {
  const values = around.get(condition.parentField);
  if (values === undefined || values.length === 0) return false;
  return values.every((value) => holds(condition, { [condition.parentField]: value }));
}

/** The options that are offered under every one of the parent's values. */
function sharedOptions(field: Field, parents: readonly Value[]) {
  return optionsOf(field).filter((option) =>
    parents.every((parent) => offeredOptions(field, parent).includes(option)),
  );
}

function validationsForAll({ validations }: Field, own: ReadonlySet<string>, around: Surroundings) {
  const condition = validations?.mandatoryWhen;
  if (validations === undefined || condition === undefined || own.has(condition.parentField)) return {};
  const { mandatoryWhen: _outside, ...others } = validations;
  return { validations: { ...others, ...(holdsForAll(condition, around) && { mandatory: true }) } };
}

export interface EventSubjectInput {
  readonly model: AssetType;
  readonly event: EventModel;
  readonly scope: FieldScope;
  readonly locale: Locale;
  readonly around: Surroundings;
  /** The title over the date. */
  readonly headerTitle: Words;
  readonly now: Date;
  /** What defaults are made of that only the server knows. */
  readonly known?: ServerDefaults;
  /** The areas that places must lie in. */
  readonly areas?: AreasBySource;
  /** How the user is related to the establishment: what statuses may follow depends on it. */
  readonly relations?: readonly RelationKind[];
  /** Fields that are asked elsewhere, and so are not drawn. */
  readonly without?: readonly string[];
  /** Fields that have to be filled in this time, whatever the model says. */
  readonly needed?: readonly string[];
  /** When it happened at the latest; null where only today bounds it. */
  readonly latest?: LatestMoment | null;
}

/**
 * The form of an event as the form engine takes it: the date first, then the event's own sections, the comment last, all
 * on one step. What the event sets itself is shown and cannot be changed.
 */
export function eventSubject(input: EventSubjectInput): FormSubject {
  const { model, event, scope, locale, around, headerTitle, now, areas = {} } = input;
  const { without = [], needed = [], latest = null } = input;
  // The comment of an event that is no transfer stays with the company.
  const date = dateField(latest);
  const comment = event.isTransfer ? commentField : { ...commentField, private: true };
  // What is asked elsewhere is around the form, as attributes are.
  const own = new Set(event.fields.map(({ name }) => name).filter((name) => !without.includes(name)));
  const fields = event.fields
    .flatMap((field) => fieldForAll(field, own, around) ?? [])
    .map((field) => withStatuses(field, input))
    .map((field) => (needed.includes(field.name) ? asMandatory(field, true) : field));
  const asked = fields.filter((field) => !without.includes(field.name));
  const opening: FormSection = { title: headerTitle, fields: [date.name] };
  const closing: FormSection = { title: comment.label, fields: [comment.name] };
  const sections = event.form.steps.flatMap((step) => step.sections).filter(holdsAny);
  const open = [date, ...asked.filter((field) => field.disabled !== true), comment];
  const constants = asked.filter((field) => field.disabled === true && field.defaultValue !== undefined);
  return {
    model: {
      ...model,
      attributes: [date, ...asked, comment].map((field) => attributeOf(field, scope.boxSubtype)),
      form: {
        layout: 'flat',
        steps: [{ name: 'data', title: event.name, sections: [opening, ...sections, closing] }],
      },
      // Rules between attributes look at each asset as the event leaves it: they are the server's to ask.
      rowRules: [],
    },
    scope,
    mode: 'new',
    locale,
    areas,
    stored: defaultValues(open, scope.boxSubtype, locale, now, input.known),
    given: Object.fromEntries(constants.map((field) => [field.name, field.defaultValue ?? null])),
  };

  function holdsAny(section: FormSection): boolean {
    return section.fields.some((name) => asked.some((field) => field.name === name));
  }
}

/** The statuses that the event may give to every one of the assets, where it moves one (document 2 section 4). */
function withStatuses<F extends EventField>(field: F, input: EventSubjectInput): F {
  const { model, event, scope, around, relations = [] } = input;
  const rules = model.statuses;
  const current = rules === undefined ? undefined : around.get(rules.field);
  if (rules === undefined || field.writes !== rules.field || current === undefined) return field;
  const offered = current.map((status) =>
    offeredStatuses(rules, event.eventType, plainText(status), { boxSubtype: scope.boxSubtype, relations }),
  );
  return {
    ...field,
    values: optionsOf(field).filter(({ key }) => offered.every((keys) => keys.includes(key))),
  };
}

/** A field of an event as an attribute that this establishment may see, and fill unless the event sets it. */
function attributeOf(field: Field, boxSubtype: number): Attribute {
  const here = [boxSubtype];
  return { ...field, permissions: { box: { list: here, new: here, edit: here } } };
}

/** What an event writes and keeps, as it is shown before it is recorded. */
export interface EventFacts {
  readonly writes: readonly EventFact[];
  readonly keeps: readonly EventFact[];
}
export interface EventFact {
  readonly field: Field;
  readonly value: Value;
  /** The options join those that are there. */
  readonly adds: boolean;
}

/**
 * What was filled in, apart: what changes the assets, and what only the event keeps. Blank fields change nothing; what
 * comes out of a transformation, and what goes into an asset, is kept apart.
 */
export function eventFacts(event: EventModel, values: Values): EventFacts {
  const { transforms, intake } = event;
  const made = new Set([
    ...(transforms?.outputs ?? []).map(({ rows }) => rows),
    ...(intake === undefined ? [] : [intake.rows, intake.elsewhere.rows]),
  ]);
  const filled = event.fields.filter(({ name }) => !isEmpty(values[name]) && !made.has(name));
  const factOf = (field: EventField): EventFact => ({
    field,
    value: values[field.name] ?? null,
    adds: field.adds === true,
  });
  return {
    writes: filled.filter((field) => field.writes !== undefined).map(factOf),
    keeps: filled.filter((field) => field.writes === undefined).map(factOf),
  };
}

/** What is sent of a form: the event's own fields that are filled and not set by the event itself. */
export function sentValues(event: EventModel, values: Values): Record<string, Value> {
  const open = event.fields.filter((field) => field.disabled !== true && !isEmpty(values[field.name]));
  return Object.fromEntries(open.map((field) => [field.name, values[field.name] ?? null]));
}

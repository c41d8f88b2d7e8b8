import type { Attribute, Field, RecordModel, RowRule } from '../assets/asset-type';
import { issue, type Issue } from '../errors';
import { checkField } from '../fields/check-field';
import { offeredOptions } from '../fields/choice';
import { formatField } from '../fields/check-field';
import { fieldOfPlace } from '../fields/rows';
import { isEmpty, type Locale, type Value, type Values } from '../fields/value';
import { allowedFields, type FieldScope } from '../rules/field-access';
import { checkBounds } from './bounds';
import { checkRowRules } from './row-rules';
import { dropHidden, holds, isShown } from './visibility';

export interface FormInput {
  readonly model: RecordModel;
  readonly mode: 'new' | 'edit';
  readonly scope: FieldScope;
  readonly locale: Locale;
  /** What arrived: in new every field, in edit those that change. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The stored values in edit; nothing in new. */
  readonly before: Values;
}

export interface FormOutcome {
  /** The whole row in canonical form; fields that a condition hides are null. */
  readonly values: Values;
  readonly issues: readonly Issue[];
}

/** Fields to be read against values that stand already: a row of a model, or the form of an event. */
export interface FieldsInput {
  /** What may be filled. */
  readonly fields: readonly Field[];
  /** Every field whose value may be asked about, to name parents by their label. */
  readonly known: readonly Field[];
  /** In new every field is read, in edit those that arrived. */
  readonly mode: 'new' | 'edit';
  readonly locale: Locale;
  readonly raw: Readonly<Record<string, unknown>>;
  readonly before: Values;
}

/**
 * Checks a whole row against its model: the one check of form, sheet row and server (document 2 section 5). Only
 * visible, enabled and permitted fields are validated; a name outside the model or beyond the scope refuses.
 */
export function checkForm(input: FormInput): FormOutcome {
  const { model, mode, scope, locale, raw, before } = input;
  const allowed = allowedFields(model, mode, scope);
  const outcome = checkFields({ fields: allowed, known: model.attributes, mode, locale, raw, before });
  const writable = byName(allowed);
  const rules = model.rowRules.filter((rule) => isAsked(rule, writable, outcome.values));
  const issues = [
    ...strangers(input, allowed),
    ...outcome.issues,
    ...checkRowRules(rules, outcome.values, writable, locale),
  ];
  return { values: outcome.values, issues: firstPerField(issues) };
}

/** Whether the fields that a rule is between may be filled and are shown. */
function isAsked(rule: RowRule, writable: ReadonlyMap<string, Field>, values: Values): boolean {
  const names = rule.rule === 'forbiddenTogether' ? [rule.field, rule.other] : [rule.field];
  return names.every((name) => {
    const field = writable.get(name);
    return field !== undefined && isShown(field, values);
  });
}

/** Reads and checks fields beside the values that stand already; what a condition hides is null and unchecked. */
export function checkFields(input: FieldsInput): FormOutcome {
  const { fields } = input;
  const readings = readAll(input);
  const values = dropHidden(fields, { ...input.before, ...readings.values });
  const shown = fields.filter((field) => isShown(field, values));
  const issues = readings.issues.filter(
    ({ field: place }) => place === null || shown.some(({ name }) => name === fieldOfPlace(place)),
  );
  for (const field of shown) issues.push(...checkBetween(field, values, shown, input));
  return { values, issues: firstPerField(issues) };
}

/** Fields by name, kept for as long as the list of them is: each row of a sheet asks for the same. */
const named = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

function byName(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const known = named.get(fields) ?? new Map(fields.map((field) => [field.name, field]));
  named.set(fields, known);
  return known;
}

function readAll(input: FieldsInput): FormOutcome {
  const { fields, raw, mode, locale } = input;
  const values: Record<string, Value> = {};
  const issues: Issue[] = [];
  for (const field of fields) {
    if (mode !== 'new' && !Object.hasOwn(raw, field.name)) continue;
    const reading = checkField(field, raw[field.name], locale);
    values[field.name] = reading.value;
    issues.push(...reading.issues);
  }
  return { values, issues };
}

/** Names outside the model, and fields that this scope may not write. */
function strangers(input: FormInput, allowed: readonly Attribute[]): readonly Issue[] {
  const known = byName(input.model.attributes);
  const writable = byName(allowed);
  return Object.keys(input.raw)
    .filter((name) => !writable.has(name))
    .map((name) => issue(name, known.has(name) ? 'fieldNotAllowed' : 'unknownField'));
}

/** Rules of one field that look at the others: presence, parent option, bounds. */
function checkBetween(
  field: Field,
  values: Values,
  shown: readonly Field[],
  input: FieldsInput,
): readonly Issue[] {
  const value = values[field.name] ?? null;
  if (isEmpty(value)) return checkPresence(field, values, shown, input);
  return [...checkParent(field, value, values, input), ...checkBounds(field, value, values, input.locale)];
}

function checkPresence(
  field: Field,
  values: Values,
  shown: readonly Field[],
  input: FieldsInput,
): readonly Issue[] {
  const rules = field.validations;
  if (rules === undefined) return [];
  if (rules.mandatory === true) return [issue(field.name, 'mandatory')];
  if (rules.mandatoryWhen !== undefined && holds(rules.mandatoryWhen, values))
    return [issue(field.name, 'mandatory')];
  const others = rules.oneOf ?? [];
  if (others.length === 0 || others.some((name) => !isEmpty(values[name]))) return [];
  const labels = [field, ...shown.filter((other) => others.includes(other.name))].map(
    (each) => each.label[input.locale.language],
  );
  return [issue(field.name, 'oneOfMissing', { fields: labels.join(', ') })];
}

function checkParent(field: Field, value: Value, values: Values, input: FieldsInput): readonly Issue[] {
  if (field.fkField === undefined || typeof value !== 'string') return [];
  const parent = input.known.find((each) => each.name === field.fkField);
  const parentValue = values[field.fkField];
  if (parent === undefined || offeredOptions(field, parentValue).some((option) => option.key === value))
    return [];
  return [
    issue(field.name, 'optionNotOffered', { parent: formatField(parent, parentValue ?? null, input.locale) }),
  ];
}

/** One message a field is enough; errors come before warnings. */
function firstPerField(issues: readonly Issue[]): readonly Issue[] {
  if (issues.length < 2) return issues;
  const ordered = [...issues].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
  return ordered.filter((each, at) => ordered.findIndex((other) => other.field === each.field) === at);
}

import type { AssetType, Attribute, Field } from '../assets/asset-type';
import { issue, type Issue } from '../errors';
import { checkField } from '../fields/check-field';
import { offeredOptions } from '../fields/choice';
import { formatField } from '../fields/check-field';
import { isEmpty, type Locale, type Value, type Values } from '../fields/value';
import { allowedFields, type FieldScope } from '../rules/field-access';
import { checkBounds } from './bounds';
import { checkRowRules } from './row-rules';
import { dropHidden, holds, isShown } from './visibility';

export interface FormInput {
  readonly model: AssetType;
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

/**
 * Checks a whole row against its model: the one check of form, sheet row and server (document 2 section 5). Only
 * visible, enabled and permitted fields are validated; a name outside the model or beyond the scope refuses.
 */
export function checkForm(input: FormInput): FormOutcome {
  const allowed = allowedFields(input.model, input.mode, input.scope);
  const readings = readAll(allowed, input);
  const values = dropHidden(allowed, { ...input.before, ...readings.values });
  const shown = allowed.filter((field) => isShown(field, values));
  const hidden = allowed.filter((field) => !shown.includes(field)).map((field) => field.name);
  const issues = [
    ...strangers(input, allowed),
    ...readings.issues.filter((found) => found.field === null || !hidden.includes(found.field)),
    ...shown.flatMap((field) => checkBetween(field, values, shown, input)),
    ...checkRowRules(input.model.rowRules, values, byName(shown), input.locale),
  ];
  return { values, issues: firstPerField(issues) };
}

function byName(fields: readonly Field[]): ReadonlyMap<string, Field> {
  return new Map(fields.map((field) => [field.name, field]));
}

function readAll(allowed: readonly Attribute[], input: FormInput): FormOutcome {
  const given = allowed.filter((field) => Object.hasOwn(input.raw, field.name) || input.mode === 'new');
  const readings = given.map((field) => ({
    name: field.name,
    ...checkField(field, input.raw[field.name], input.locale),
  }));
  return {
    values: Object.fromEntries(readings.map((reading) => [reading.name, reading.value])),
    issues: readings.flatMap((reading) => reading.issues),
  };
}

/** Names outside the model, and fields that this scope may not write. */
function strangers(input: FormInput, allowed: readonly Attribute[]): readonly Issue[] {
  const known = new Set(input.model.attributes.map((attribute) => attribute.name));
  const writable = new Set(allowed.map((attribute) => attribute.name));
  return Object.keys(input.raw)
    .filter((name) => !writable.has(name))
    .map((name) => issue(name, known.has(name) ? 'fieldNotAllowed' : 'unknownField'));
}

/** Rules of one field that look at the others: presence, parent option, bounds. */
function checkBetween(
  field: Attribute,
  values: Values,
  shown: readonly Attribute[],
  input: FormInput,
): readonly Issue[] {
  const value = values[field.name] ?? null;
  if (isEmpty(value)) return checkPresence(field, values, shown, input);
  return [...checkParent(field, value, values, input), ...checkBounds(field, value, values, input.locale)];
}

function checkPresence(
  field: Attribute,
  values: Values,
  shown: readonly Attribute[],
  input: FormInput,
): readonly Issue[] {
  const rules = field.validations ?? {};
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

function checkParent(field: Attribute, value: Value, values: Values, input: FormInput): readonly Issue[] {
  if (field.fkField === undefined || typeof value !== 'string') return [];
  const parent = input.model.attributes.find((attribute) => attribute.name === field.fkField);
  const parentValue = values[field.fkField];
  if (parent === undefined || offeredOptions(field, parentValue).some((option) => option.key === value))
    return [];
  return [
    issue(field.name, 'optionNotOffered', { parent: formatField(parent, parentValue ?? null, input.locale) }),
  ];
}

/** One message a field is enough; errors come before warnings. */
function firstPerField(issues: readonly Issue[]): readonly Issue[] {
  const ordered = [...issues].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
  return ordered.filter((each, at) => ordered.findIndex((other) => other.field === each.field) === at);
}

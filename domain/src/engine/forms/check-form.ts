import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import type { RecordModel } from '../../model/record-model';
import type { RowRule } from '../../model/row-rule';
import { issue, type Issue } from '../../model/errors';
import { checkChoices, type ChosenAssets } from './check-choice';
import type { CheckField } from '../fields/field-kind';
import { isKeys, type Locale, type Value, type Values } from '../../model/value';
import { allowedFields, type FieldScope } from '../access/field-access';
import { checkFields, firstPerField, type FieldsOutcome } from './check-fields';
import { withComputed } from './computed';
import { dependentDefaults, startingFacts } from './defaults';
import { withImplied } from './implied';
import { withBlankNumbers } from './numbered';
import { checkRowRules } from './row-rules';
import type { AreasBySource } from './geography';
import { isShown } from '../fields/conditions';
import { groupsOf } from '../fields/field-groups';

export interface FormInput {
  /** With the id of its asset type, where it is one: assets are chosen of the same type unless a field says others. */
  readonly model: RecordModel & Partial<Pick<AssetType, 'id'>>;
  readonly mode: 'new' | 'edit';
  readonly scope: FieldScope;
  readonly locale: Locale;
  /** What arrived: in new every field, in edit those that change. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The stored values in edit; nothing in new. */
  readonly before: Values;
  /** The areas that places must lie in, by source; without them that rule is not asked. */
  readonly areas?: AreasBySource;
  /** The assets of the establishment that the record names; without them those are not judged. */
  readonly chosen?: ChosenAssets;
  /** How a value is read, where many rows are read by the same form (`rememberReadings`). */
  readonly read?: CheckField;
}

/** The whole row in canonical form; fields that a condition hides are null. */
export type FormOutcome = FieldsOutcome;

/**
 * Checks a whole row against its model: the one check of form, sheet row and server (document 2 section 5). Only
 * visible, enabled and permitted fields are validated; a name outside the model or beyond the scope refuses.
 */
export function checkForm(input: FormInput): FormOutcome {
  const { model, mode, scope } = input;
  const allowed = allowedFields(model, mode, scope);
  const outcome = checkFields({
    ...input,
    fields: mode === 'new' ? withBlankNumbers(allowed) : allowed,
    known: model.attributes,
  });
  const writable = byName(allowed);
  const given = mode === 'new' ? followingDefaults(allowed, outcome.values) : {};
  const values = withFacts(input, outcome.values, given);
  const rules = model.rowRules.filter((rule) => isAsked(rule, writable, model.attributes, values));
  const issues = [
    ...strangers(input, allowed),
    ...outcome.issues.filter(({ code, field }) => code !== 'mandatory' || !Object.hasOwn(given, field ?? '')),
    ...issuesOfChosen(input, allowed, values),
    ...checkRowRules(rules, values, byName(model.attributes), input.locale),
  ];
  return { values, issues: firstPerField(issues) };
}

/** What is wrong with the assets that fields choose, where it is known which there are. */
function issuesOfChosen(
  { model, before, chosen, locale }: FormInput,
  allowed: readonly Field[],
  values: Values,
): readonly Issue[] {
  const { choosing } = groupsOf(allowed);
  if (chosen === undefined || choosing.length === 0) return [];
  const anew = chosenAnew(choosing, before, values);
  return checkChoices(choosing, anew, chosen, { model, values }, locale);
}

/** Assets that fields choose again; one that stays is not asked again, whatever became of it. */
function chosenAnew(choosing: readonly Field[], before: Values, values: Values): Values {
  const shown = choosing.filter((field) => isShown(field, values));
  return Object.fromEntries(
    shown.map(({ name }) => {
      const [ids, held] = [values[name] ?? null, before[name] ?? null];
      return [name, isKeys(ids) && isKeys(held) ? ids.filter((id) => !held.includes(id)) : ids];
    }),
  );
}

function followingDefaults(allowed: readonly Field[], values: Values): Values {
  const following = groupsOf(allowed).following.filter((field) => isShown(field, values));
  return dependentDefaults(following, values);
}

/** The row with what nobody types: what new ones start with, what they are given, and what follows from other fields. */
function withFacts({ model, mode, scope, locale }: FormInput, values: Values, given: Values): Values {
  const facts = mode === 'new' ? startingFacts(model.attributes, scope.boxSubtype) : {};
  // A copy of the many costs a tenth of one that grows by them.
  const all: Record<string, Value> = { ...values };
  for (const [name, fact] of Object.entries(facts)) if (!Object.hasOwn(all, name)) all[name] = fact;
  const whole = withImplied(model.attributes, Object.assign(all, given));
  return withComputed(model.attributes, whole, locale);
}

/** Whether the fields that a rule is between may be filled and are shown. */
function isAsked(
  rule: RowRule,
  writable: ReadonlyMap<string, Field>,
  attributes: readonly Attribute[],
  values: Values,
): boolean {
  const isOpen = (field: Field | undefined) => field !== undefined && isShown(field, values);
  if (!isOpen(writable.get(rule.field))) return false;
  if (rule.rule !== 'forbiddenTogether') return true;
  const other = byName(attributes).get(rule.other);
  // What events wrote is fixed: the field beside it has to give way.
  return other?.onlyEvent === true || isOpen(writable.get(rule.other));
}

/** Attributes by name, kept for as long as the list of them is: each row of a sheet asks for the same. */
const named = new WeakMap<readonly Attribute[], ReadonlyMap<string, Attribute>>();

function byName(attributes: readonly Attribute[]): ReadonlyMap<string, Attribute> {
  const known = named.get(attributes) ?? new Map(attributes.map((each) => [each.name, each]));
  named.set(attributes, known);
  return known;
}

/** Names outside the model, and fields that this scope may not write. */
function strangers(input: FormInput, allowed: readonly Attribute[]): readonly Issue[] {
  const known = byName(input.model.attributes);
  const writable = byName(allowed);
  return Object.keys(input.raw)
    .filter((name) => !writable.has(name))
    .map((name) => issue(name, known.has(name) ? 'fieldNotAllowed' : 'unknownField'));
}

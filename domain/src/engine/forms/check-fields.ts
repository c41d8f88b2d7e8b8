import type { Field } from '../../model/field';
import { issue, type Issue } from '../../model/errors';
import { checkField } from '../fields/check-field';
import { formatField } from '../fields/format-field';
import type { CheckField } from '../fields/field-kind';
import { isOffered, parentsOf, resolveNamesake } from '../fields/choice';
import { fieldOfPlace, inRow, rowOfPlace } from '../fields/rows';
import {
  isEmpty,
  isKeys,
  isRows,
  type Locale,
  type RowValue,
  type Value,
  type Values,
  plainText,
  withoutNulls,
} from '../../model/value';
import { checkBounds } from './bounds';
import { withComputed } from './computed';
import { checkGeography, type AreasBySource } from './geography';
import { dropHidden, holds, isShown } from '../fields/conditions';
import { groupsOf } from '../fields/field-groups';

/** Fields to be read against values that are there already: a row of a model, or the form of an event. */
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
  /** The areas that places must lie in, by source; without them that rule is not asked. */
  readonly areas?: AreasBySource;
  /** How a value is read, where many records are read with the same fields (`rememberReadings`). */
  readonly read?: CheckField;
}

export interface FieldsOutcome {
  readonly values: Values;
  readonly issues: readonly Issue[];
}

/**
 * Reads and checks fields beside the values already there; what a condition hides is null and unchecked. Rows of
 * a list inside the record are forms of their own: the rules between their fields hold inside each row, what follows
 * from other fields of a row is computed there, and a place of a row that stays where it was is not asked again.
 */
export function checkFields(input: FieldsInput): FieldsOutcome {
  return judge(readAll(input), input);
}

/** What a record is judged by and, again, each row of its lists. */
type Around = Pick<FieldsInput, 'fields' | 'known' | 'mode' | 'locale' | 'areas' | 'before'>;

function judge(read: FieldsOutcome, around: Around): FieldsOutcome {
  const { fields } = around;
  const values = dropHidden(fields, read.values);
  const shown = fields.filter((field) => isShown(field, values));
  const lists = groupsOf(fields).lists.filter(
    (field) => isRows(values[field.name]) && isShown(field, values),
  );
  // What was said of a list is said again with its rows.
  const isSaid = (place: string) => {
    const field = fields.find(({ name }) => name === fieldOfPlace(place));
    return field === undefined || (shown.includes(field) && !lists.includes(field));
  };
  const issues = read.issues.filter(({ field: place }) => place === null || isSaid(place));
  for (const field of shown) checkBetween(issues, field, values, shown, around);
  if (lists.length === 0) return { values, issues: firstPerField(issues) };
  const outcomes = lists.map((field) => judgeRows(field, values, read.issues, around));
  return {
    values: { ...values, ...Object.fromEntries(outcomes.map(({ name, rows }) => [name, rows])) },
    issues: firstPerField([...issues, ...outcomes.flatMap((outcome) => outcome.issues)]),
  };
}

/** The rows of a list, each judged for itself with what was said of it when it was read. */
function judgeRows(field: Field, { [field.name]: value }: Values, found: readonly Issue[], around: Around) {
  const fields = field.list?.fields ?? [];
  const { ofRows, ofList } = partByRow(field, found);
  const rowsBefore = around.before[field.name];
  const storedRows = new Map<number, Values>(
    (isRows(rowsBefore) ? rowsBefore : []).map(({ key, ...values }) => [key, values]),
  );
  const judged = (isRows(value) ? value : []).map(({ key, ...values }) => {
    const read = { values, issues: ofRows.get(key) ?? [] };
    const before = storedRows.get(key) ?? {};
    return { key, ...judge(read, { ...around, fields, known: fields, before }) };
  });
  return {
    name: field.name,
    rows: judged.map(({ key, values }): RowValue => ({
      ...withoutNulls(withComputed(fields, values, around.locale)),
      key,
    })),
    issues: [
      ...ofList,
      ...judged.flatMap(({ key, issues }) => issues.map((each) => inRow(each, field, key))),
    ],
  };
}

/** What was said of a list as a whole, and of each of its rows by key, with places inside the row. */
function partByRow(field: Field, found: readonly Issue[]) {
  const ofRows = new Map<number, Issue[]>();
  const ofList: Issue[] = [];
  for (const each of found) {
    if (each.field === null || fieldOfPlace(each.field) !== field.name) continue;
    const inside = rowOfPlace(each.field);
    if (inside === null) ofList.push(each);
    else ofRows.set(inside.key, [...(ofRows.get(inside.key) ?? []), { ...each, field: inside.place }]);
  }
  return { ofRows, ofList };
}

/** The values as they will be, those that were not sent among them, and what is wrong with those that were. */
function readAll(input: FieldsInput): FieldsOutcome {
  const { fields, raw, mode, locale, read = checkField } = input;
  const values: Record<string, Value> = {
    ...(mode === 'new' && isBare(input.before) ? blankOf(fields) : input.before),
  };
  const issues: Issue[] = [];
  for (const field of fields) {
    if (mode !== 'new' && !Object.hasOwn(raw, field.name)) continue;
    const reading = read(field, raw[field.name], locale);
    values[field.name] = reading.value;
    if (reading.issues.length > 0) issues.push(...reading.issues);
  }
  for (const field of groupsOf(fields).underOthers)
    if (Object.hasOwn(raw, field.name)) resolveNamesake(field, raw[field.name], values);
  return { values, issues };
}

/** Every field empty, known by the list of fields: a copy that is filled costs a tenth of one that grows. */
function blankOf(fields: readonly Field[]): Values {
  const known = blanks.get(fields) ?? Object.fromEntries(fields.map(({ name }) => [name, null]));
  blanks.set(fields, known);
  return known;
}

const blanks = new WeakMap<readonly Field[], Values>();

function isBare(values: Values): boolean {
  for (const _name in values) return false;
  return true;
}

/** Most fields of most rows are right, and no list is made for them. */
const none: readonly Issue[] = [];

/** Adds what speaks against one field by rules that look at the others: presence, parent option, bounds, places. */
function checkBetween(
  issues: Issue[],
  field: Field,
  values: Values,
  shown: readonly Field[],
  around: Around,
): void {
  const value = values[field.name] ?? null;
  const { areas = {}, before } = around;
  // Most fields have none of these rules.
  const { validations: rules } = field;
  if (isEmpty(value)) {
    if (rules !== undefined) issues.push(...checkPresence(field, values, shown, around));
    return;
  }
  issues.push(...checkParent(field, value, values, around));
  if (rules?.min !== undefined || rules?.max !== undefined)
    issues.push(...checkBounds(field, value, values, around.locale));
  if (rules?.inPolygon !== undefined || rules?.nearLocation !== undefined)
    issues.push(...checkGeography(field, value, { values, before: before[field.name] ?? null, areas }));
}

function checkPresence(
  field: Field,
  values: Values,
  shown: readonly Field[],
  { mode, locale, before }: Around,
): readonly Issue[] {
  const rules = field.validations;
  if (rules === undefined) return [];
  // What stayed behind with another company may be filled in again, and need not be.
  if (field.private === true && mode === 'edit' && isEmpty(before[field.name])) return [];
  if (rules.mandatory === true) return [issue(field.name, 'mandatory')];
  if (rules.mandatoryWhen !== undefined && holds(rules.mandatoryWhen, values))
    return [issue(field.name, 'mandatory')];
  const others = rules.oneOf ?? [];
  if (others.length === 0 || others.some((name) => !isEmpty(values[name]))) return [];
  const labels = [field, ...shown.filter((other) => others.includes(other.name))].map(
    (each) => each.label[locale.language],
  );
  return [issue(field.name, 'oneOfMissing', { fields: labels.join(', ') })];
}

function checkParent(
  field: Field,
  value: Value,
  values: Values,
  { known, locale }: Around,
): readonly Issue[] {
  const names = parentsOf(field);
  if (names.length === 0) return none;
  const parents = parentFields(known, field, names);
  if (parents.length === 0) return none;
  const parentValue = field.fkField === undefined ? undefined : values[field.fkField];
  const keys = isKeys(value) ? value : [plainText(value)];
  if (keys.every((key) => isOffered(field, key, parentValue, values))) return none;
  const said = parents.map((parent) => formatField(parent, values[parent.name] ?? null, locale));
  const filled = said.filter((each) => each !== '');
  // Where nothing is said of a parent, or nothing that can be read, the option may be right.
  return filled.length > 0
    ? [issue(field.name, 'optionNotOffered', { parent: filled.join(', ') })]
    : [issue(field.name, 'parentMissing', { parent: namesOf(parents, locale) })];
}

/** The fields among those known that options follow from, kept for as long as these are. */
function parentFields(known: readonly Field[], field: Field, names: readonly string[]): readonly Field[] {
  const ofKnown = parentsAmong.get(known) ?? new Map<Field, readonly Field[]>();
  parentsAmong.set(known, ofKnown);
  const parents = ofKnown.get(field) ?? known.filter(({ name }) => names.includes(name));
  ofKnown.set(field, parents);
  return parents;
}

const parentsAmong = new WeakMap<readonly Field[], Map<Field, readonly Field[]>>();

function namesOf(fields: readonly Field[], { language }: Locale): string {
  return fields.map(({ label }) => label[language]).join(', ');
}

/** One message a place is enough; errors come before warnings, and what was said first before what follows from it. */
export function firstPerField(issues: readonly Issue[]): readonly Issue[] {
  if (issues.length < 2) return issues;
  const first = new Map<string | null, Issue>();
  for (const level of ['error', 'warning'] as const)
    for (const each of issues)
      if (each.level === level && !first.has(each.field)) first.set(each.field, each);
  return [...first.values()];
}

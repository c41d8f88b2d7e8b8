import type { Field, Option } from '../../model/field';
import { issue } from '../../model/errors';
import { holds } from './conditions';
import { foldKey } from '../../fold';
import { commonOptions } from '../../reference/common-options';
import { faulty, kept, type FieldKind, type MakeExample, type Reading } from './field-kind';
import { readField } from './read-field';
import { readText } from './text';
import { writeTrimmed, type WriteCell } from './write-cell';
import { isKeys, type Locale, type Value, type Values, plainText } from '../../model/value';

const noOptions: readonly Option[] = [];

/**
 * The options of a field: its own, or those of a list that all models share. Throws where that list was not loaded
 * (lookups/common-options); those of the server's sources are not known here.
 */
export function optionsOf(field: Field): readonly Option[] {
  return field.values ?? commonOptions(field) ?? noOptions;
}

/** Whether the options of a field are known here: its own, or a list that all models share. */
export function knowsOptions(field: Field): boolean {
  return field.values !== undefined || field.dataSourceType === 'common';
}

/** Whether the options are with the server alone: whether a key is one of them is the server's to say. */
function areElsewhere(field: Field): boolean {
  return field.dataSourceType === 'api' && field.values === undefined;
}

/** The option of a key, or null. */
export function findOption(field: Field, key: string): Option | null {
  return namesOf(optionsOf(field)).byKey.get(key) ?? null;
}

/**
 * The option that a text means: its key, its label in either language, or a synonym of spreadsheets. Of options with
 * one name the first is meant, or the first that is offered under the parent's value where that is known: there is a
 * Córdoba in several countries.
 */
export function matchOption(field: Field, text: string, parentValue?: Value): Option | null {
  const names = namesOf(optionsOf(field));
  const exact = names.byKey.get(text);
  if (exact !== undefined) return exact;
  const named = names.byName.get(foldKey(text)) ?? noOptions;
  const offered = parentValue === undefined ? undefined : named.find((each) => isUnder(each, parentValue));
  return offered ?? named[0] ?? null;
}

interface OptionNames {
  readonly byKey: ReadonlyMap<string, Option>;
  readonly byName: ReadonlyMap<string, readonly Option[]>;
}

/** The names of a list are folded once, not for each of ten thousand cells. */
const knownNames = new WeakMap<readonly Option[], OptionNames>();

function namesOf(options: readonly Option[]): OptionNames {
  const known = knownNames.get(options);
  if (known !== undefined) return known;
  const byName = new Map<string, Option[]>();
  for (const option of options)
    for (const name of new Set(textsOf(option).map(foldKey)))
      byName.set(name, [...(byName.get(name) ?? []), option]);
  // Of two options with one key the first is meant: the last pair set stays.
  const byKey = new Map(options.map((option) => [option.key, option] as const).reverse());
  knownNames.set(options, { byKey, byName });
  return { byKey, byName };
}

function textsOf({ key, label, synonyms = [] }: Option): readonly string[] {
  return [key, label.es, label.en, ...synonyms];
}

/** Found once for each field: every value of ten thousand rows asks. */
const knownParents = new WeakMap<Field, readonly string[]>();

/** The fields whose values decide which options are offered: the parent, and those that options name. */
export function parentsOf(field: Field): readonly string[] {
  const known = knownParents.get(field);
  if (known !== undefined) return known;
  const { fkField, values = noOptions } = field;
  const named = values.flatMap(({ when = [] }) => when.map(({ parentField }) => parentField));
  const parents = [...new Set([...(fkField === undefined ? [] : [fkField]), ...named])];
  knownParents.set(field, parents);
  return parents;
}

/**
 * The options offered under a value of the parent field; all of them when the field has no parent. `values` are those
 * of the record: options may name conditions of other fields, too.
 */
export function offeredOptions(
  field: Field,
  parentValue: Value | undefined,
  values: Values = {},
): readonly Option[] {
  return optionsOf(field).filter((option) => isOpen(field, option, parentValue, values));
}

/** Whether a chosen key is offered under a value of the parent field, beside the values of the record. */
export function isOffered(
  field: Field,
  key: string,
  parentValue: Value | undefined,
  values: Values = {},
): boolean {
  if (areElsewhere(field)) return true;
  const option = findOption(field, key);
  return option !== null && isOpen(field, option, parentValue, values);
}

function isOpen({ fkField }: Field, option: Option, parentValue: Value | undefined, values: Values): boolean {
  if (fkField !== undefined && !isUnder(option, parentValue)) return false;
  return option.when?.every((condition) => holds(condition, values)) ?? true;
}

/**
 * Of options with one name the one is meant that goes with the parent, Córdoba in Spain where the country says so: puts
 * it among the values of a record in place of the first, which was read before the parent was known.
 */
export function resolveNamesake(field: Field, typed: unknown, values: Record<string, Value>): void {
  const value = values[field.name];
  if (field.fkField === undefined || typeof typed !== 'string' || typeof value !== 'string') return;
  const parentValue = values[field.fkField] ?? null;
  if (isOffered(field, value, parentValue)) return;
  values[field.name] = matchOption(field, typed.trim(), parentValue)?.key ?? value;
}

function isUnder(option: Option, parentValue: Value | undefined): boolean {
  return option.fk === undefined || option.fk.includes(plainText(parentValue));
}

function readOne(raw: unknown, field: Field): Reading {
  if (typeof raw !== 'string' && typeof raw !== 'number') return faulty(null, issue(field.name, 'wrongType'));
  const text = String(raw).trim();
  if (text === '') return kept(null);
  if (areElsewhere(field)) return readText(text, field);
  const option = matchOption(field, text);
  if (option === null || option.inactive === true) return faulty(null, issue(field.name, 'notAnOption'));
  return kept(option.key);
}

function formatOne(value: Value, field: Field, locale: Locale): string {
  if (typeof value !== 'string') return '';
  return findOption(field, value)?.label[locale.language] ?? value;
}

/** The default, else the first option that goes with what the row has in the parent field. */
const firstOption: MakeExample = (field, { chosen }) => {
  const parentKey = field.fkField === undefined ? null : chosen(field.fkField);
  const offered = optionsOf(field).filter(
    ({ inactive, fk }) =>
      inactive !== true && (fk === undefined || (parentKey !== null && fk.includes(parentKey))),
  );
  return (offered.find(({ key }) => key === field.defaultValue) ?? offered[0])?.key ?? null;
};

/** One of a list of options. */
export const select: FieldKind = {
  name: 'select',
  slots: 't',
  operator: 'inArray',
  isText: true,
  chooses: 'one',
  read: readOne,
  format: formatOne,
  writeCell: writeTrimmed,
  example: firstOption,
  widest: ({ values = [] }, { language }) => values.map(({ label }) => label[language]),
};

/** Keys chosen, in the order of the options. Text holds them parted by commas (document 2 section 3). */
function readMany(raw: unknown, field: Field): Reading {
  const written = typeof raw === 'string' || typeof raw === 'number';
  const parts: readonly unknown[] | null = written ? String(raw).split(',') : Array.isArray(raw) ? raw : null;
  if (parts === null || parts.length > 1000) return faulty(null, issue(field.name, 'wrongType'));
  const readings = parts.map((part) => readOne(part, field));
  const fault = readings.flatMap((reading) => reading.issues)[0];
  if (fault !== undefined) return faulty(null, fault);
  const keys = new Set(readings.map((reading) => reading.value));
  const chosen = areElsewhere(field)
    ? [...keys].filter(isText)
    : optionsOf(field).flatMap(({ key }) => (keys.has(key) ? key : []));
  if (chosen.length === 0) return kept(null);
  const { minOptions, maxOptions } = field.validations ?? {};
  if (minOptions !== undefined && chosen.length < minOptions)
    return faulty(chosen, issue(field.name, 'tooFewOptions', { min: minOptions }));
  if (maxOptions !== undefined && chosen.length > maxOptions)
    return faulty(chosen, issue(field.name, 'tooManyOptions', { max: maxOptions }));
  return kept(chosen);
}

function isText(value: Value): value is string {
  return typeof value === 'string';
}

/** Options that sheets part by something else than commas are parted by commas, where that makes them sound. */
const writeOptions: WriteCell = (cell, field, _reading, locale) => {
  const isSound = (text: string) => readField(multiselect, field, text, locale).issues.length === 0;
  const text = writeTrimmed(cell);
  if (text.length > 1000 || isSound(text)) return text;
  const parted = text.split(/\s*(?:[;|+\n/]|\s[ye]\s|\sand\s)\s*/).join(', ');
  return isSound(parted) ? parted : text;
};

/** Any number of a list of options. */
export const multiselect: FieldKind = {
  name: 'multiselect',
  slots: null,
  operator: 'inArray',
  isText: true,
  chooses: 'several',
  isWide: true,
  read: readMany,
  writeCell: writeOptions,
  format: (value, field, locale) =>
    isKeys(value) ? value.map((key) => formatOne(key, field, locale)).join(', ') : '',
};

const yes = new Set(['true', '1', 'si', 's', 'x', 'yes', 'y', 'verdadero']);
const no = new Set(['false', '0', 'no', 'n', 'falso']);

function readCheckbox(raw: unknown, field: Field): Reading {
  if (typeof raw === 'boolean') return kept(raw);
  if (typeof raw !== 'string' && typeof raw !== 'number') return faulty(null, issue(field.name, 'wrongType'));
  const text = foldKey(String(raw));
  if (text === '') return kept(null);
  if (yes.has(text)) return kept(true);
  return no.has(text) ? kept(false) : faulty(null, issue(field.name, 'wrongType'));
}

const yesNo = { es: ['Sí', 'No'], en: ['Yes', 'No'] } as const;

/** Yes or no. */
export const checkbox: FieldKind = {
  name: 'checkbox',
  slots: 't',
  operator: '===',
  isText: true,
  read: readCheckbox,
  writeCell: writeTrimmed,
  widest: () => [],
  // Sealed events hold 1 and 0 where a box was a number before.
  format: (value, _field, locale) =>
    typeof value === 'boolean' || value === 1 || value === 0
      ? yesNo[locale.language][value === true || value === 1 ? 0 : 1]
      : '',
};

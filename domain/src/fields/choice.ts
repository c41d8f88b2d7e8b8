import type { Field, Option } from '../assets/asset-type';
import { issue } from '../errors';
import { foldKey } from '../lists/fold';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
import { isKeys, type Locale, type Value } from './value';

/** The option of a key, or null. */
export function findOption(field: Field, key: string): Option | null {
  return field.values?.find((option) => option.key === key) ?? null;
}

/** The option that a text means: its key, its label in either language, or a synonym of spreadsheets. */
export function matchOption(field: Field, text: string): Option | null {
  const exact = findOption(field, text);
  if (exact !== null) return exact;
  return field.values === undefined ? null : (optionsByName(field.values).get(foldKey(text)) ?? null);
}

/** The names of a list are folded once, not for each of ten thousand cells. */
const foldedNames = new WeakMap<readonly Option[], ReadonlyMap<string, Option>>();

function optionsByName(options: readonly Option[]): ReadonlyMap<string, Option> {
  const known = foldedNames.get(options);
  if (known !== undefined) return known;
  const pairs = options.flatMap((option) =>
    [option.key, option.label.es, option.label.en, ...(option.synonyms ?? [])].map(
      (name) => [foldKey(name), option] as const,
    ),
  );
  // Of two options with one name the first is meant: the last pair set stays.
  const names = new Map(pairs.reverse());
  foldedNames.set(options, names);
  return names;
}

/** The options offered under a value of the parent field; all of them when the field has no parent. */
export function offeredOptions(field: Field, parentValue: Value | undefined): readonly Option[] {
  const options = field.values ?? [];
  if (field.fkField === undefined) return options;
  return options.filter((option) => option.fk === undefined || option.fk.includes(String(parentValue ?? '')));
}

function readOne(raw: unknown, field: Field): Reading {
  if (typeof raw !== 'string' && typeof raw !== 'number') return faulty(null, issue(field.name, 'wrongType'));
  const text = String(raw).trim();
  if (text === '') return kept(null);
  const option = matchOption(field, text);
  if (option === null || option.inactive === true) return faulty(null, issue(field.name, 'notAnOption'));
  return kept(option.key);
}

function formatOne(value: Value, field: Field, locale: Locale): string {
  if (typeof value !== 'string') return '';
  return findOption(field, value)?.label[locale.language] ?? value;
}

/** One of a list of options. */
export const select: FieldKind = {
  name: 'select',
  slots: 't',
  operator: 'inArray',
  read: readOne,
  format: formatOne,
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
  const chosen = (field.values ?? []).map((option) => option.key).filter((key) => keys.has(key));
  if (chosen.length === 0) return kept(null);
  const { minOptions, maxOptions } = field.validations ?? {};
  if (minOptions !== undefined && chosen.length < minOptions)
    return faulty(chosen, issue(field.name, 'tooFewOptions', { min: minOptions }));
  if (maxOptions !== undefined && chosen.length > maxOptions)
    return faulty(chosen, issue(field.name, 'tooManyOptions', { max: maxOptions }));
  return kept(chosen);
}

/** Any number of a list of options. */
export const multiselect: FieldKind = {
  name: 'multiselect',
  slots: null,
  operator: 'inArray',
  read: readMany,
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
  read: readCheckbox,
  format: (value, _field, locale) =>
    typeof value === 'boolean' ? yesNo[locale.language][value ? 0 : 1] : '',
};

import type { Field } from '../assets/asset-type';
import type { Locale, Value, Values } from '../fields/value';

function defaultOf(field: Field, boxSubtype: number, locale: Locale, now: Date): Value {
  if (field.defaultValueFunction === 'today') return locale.today;
  if (field.defaultValueFunction === 'now') return `${now.toISOString().slice(0, 19)}Z`;
  if (field.defaultValueCustomFunc === 'bySubtype')
    return field.defaultBySubtype?.[String(boxSubtype)] ?? null;
  return field.defaultValue ?? null;
}

/** What a new record starts with: defaults by value, by function, by establishment subtype (document 2 section 3). */
export function defaultValues(
  fields: readonly Field[],
  boxSubtype: number,
  locale: Locale,
  now: Date,
): Values {
  const pairs = fields.map((field) => [field.name, defaultOf(field, boxSubtype, locale, now)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== null));
}

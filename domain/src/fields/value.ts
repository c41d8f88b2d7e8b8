import type { Language } from '../words';

/** What a field holds: always JSON. Dates are `2026-11-21`, moments are UTC ISO texts, multiselects are keys. */
export type Value = string | number | boolean | readonly string[] | null;

/** Values by attribute name. */
export type Values = Readonly<Record<string, Value>>;

/** Whether a value counts as nothing: null, blank text, no option chosen. `false` is an answer, not nothing. */
export function isEmpty(value: Value | undefined): value is null | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** Whether a value is the keys of a multiselect. */
export function isKeys(value: Value | undefined): value is readonly string[] {
  return Array.isArray(value);
}

/** Where and when a value is read or shown: the reader's language, today there, and the zone. */
export interface Locale {
  readonly language: Language;
  /** Today in the zone, `2026-11-21`. */
  readonly today: string;
  /** IANA zone, `America/Argentina/Buenos_Aires`. */
  readonly zone: string;
}

/** BCP 47 tags behind the two languages: both write day before month, and never a month first. */
export const localeTag = { es: 'es-AR', en: 'en-GB' } as const satisfies Record<Language, string>;

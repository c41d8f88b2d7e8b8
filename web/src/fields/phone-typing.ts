import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
} from 'libphonenumber-js';
import type { Language } from '@huella/domain/words';
import type { Option } from '../ui/option';

/** A country that has telephone numbers, by its two letters. */
export type Country = CountryCode;

export function isCountry(code: string): code is Country {
  return isSupportedCountry(code);
}

/** `54` of `AR`. */
export function callingCode(country: Country): string {
  return getCountryCallingCode(country);
}

/** A number as it is typed: the country, and the rest without the prefix. */
export interface TypedPhone {
  readonly country: Country;
  readonly national: string;
}

/**
 * Takes a number apart. Without a prefix it is of the picked country; several countries share a prefix, and then it
 * is of the picked one until its digits say another.
 */
export function splitPhone(text: string, picked: Country): TypedPhone {
  if (!text.startsWith('+')) return { country: picked, national: text };
  const reader = new AsYouType();
  reader.input(text);
  const code = reader.getCallingCode();
  if (code === undefined) return { country: picked, national: text };
  const shares = callingCode(picked) === code;
  const country =
    reader.getCountry() ?? (shares ? picked : getCountries().find((each) => callingCode(each) === code));
  return { country: country ?? picked, national: text.slice(code.length + 1).replace(/^[\s-]+/, '') };
}

/**
 * Puts a number together, as a field of telephone numbers holds it: `+54 11 4839-1234`. What is typed with a prefix
 * of its own keeps it. `marks` sets the blanks and dashes that its country writes.
 */
export function joinPhone(country: Country, typed: string, marks: boolean): string {
  const text = typed.replace(/^00/, '+').trimStart();
  if (text === '' || text.startsWith('+')) return text;
  const code = callingCode(country);
  if (!marks) return `+${code} ${text}`;
  const formatted = new AsYouType(country).input(text);
  return `+${code} ${formatted === '' ? text : formatted}`;
}

/** The countries by their names in a language, each with its prefix. */
export function phoneCountries(language: Language): readonly Option[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return getCountries()
    .map((country) => ({
      value: country,
      label: names.of(country) ?? country,
      detail: `+${callingCode(country)}`,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

import type { Values } from '@huella/domain/model/value';
import { localeTag } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';

/**
 * The parts of an address and what their fields are called in the documents (document 2 section 3: target box and
 * supplier): the name, or its end behind the noun. `l1` to `l3` are country, region and city.
 */
const parts = {
  street: /(^|_)(address_)?street$/,
  number: /(^|_)(address_number|street_number)$/,
  city: /(^|_)(city|l3)$/,
  country: /(^|_)(country|l1)$/,
} as const;
type Part = keyof typeof parts;

/** An address to look for. */
export interface Address {
  readonly text: string;
  /** Two letters. */
  readonly country: string | null;
}

/**
 * The address that the fields of a form give, once those that find it are filled: a city with its country, and the
 * street where the form has one. Null until then, and in forms without an address.
 */
export function addressOf(values: Values, language: Language): Address | null {
  const has = (part: Part) => Object.keys(values).some((name) => parts[part].test(name));
  const read = (part: Part) => {
    const found = Object.entries(values).find(([name]) => parts[part].test(name))?.[1];
    return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
  };
  const [street, number, city, country] = [read('street'), read('number'), read('city'), read('country')];
  if (city === '' || (has('street') && street === '') || (has('country') && country === '')) return null;
  const isCode = /^[A-Z]{2}$/.test(country);
  const written = [
    [street, number].filter((part) => part !== '').join(' '),
    city,
    isCode ? nameOf(country, language) : country,
  ];
  return { text: written.filter((part) => part !== '').join(', '), country: isCode ? country : null };
}

function nameOf(country: string, language: Language): string {
  return new Intl.DisplayNames([localeTag[language]], { type: 'region', fallback: 'none' }).of(country) ?? '';
}

import { iso31661NumericToAlpha2 } from 'iso-3166';

const codes: Readonly<Record<string, string | undefined>> = iso31661NumericToAlpha2;

/** The two-letter code of a country by its number in ISO 3166-1, `032` is `AR`; null of a number that is none. */
export function countryOfNumber(number: string): string | null {
  return codes[number.padStart(3, '0')] ?? null;
}

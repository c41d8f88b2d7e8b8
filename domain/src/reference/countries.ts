import type { Words } from '../words';

/** A country in which companies of the product may be (decisions section 2). */
export interface Country {
  readonly alpha2: string;
  readonly alpha3: string;
  readonly name: Words;
}

export const countries: readonly Country[] = [
  { alpha2: 'AR', alpha3: 'ARG', name: { es: 'Argentina', en: 'Argentina' } },
  { alpha2: 'PY', alpha3: 'PRY', name: { es: 'Paraguay', en: 'Paraguay' } },
  { alpha2: 'UY', alpha3: 'URY', name: { es: 'Uruguay', en: 'Uruguay' } },
  { alpha2: 'ES', alpha3: 'ESP', name: { es: 'España', en: 'Spain' } },
  { alpha2: 'BE', alpha3: 'BEL', name: { es: 'Bélgica', en: 'Belgium' } },
  { alpha2: 'DK', alpha3: 'DNK', name: { es: 'Dinamarca', en: 'Denmark' } },
];

/** The country of a two-letter code, or null. */
export function findCountry(alpha2: string | null): Country | null {
  return countries.find((country) => country.alpha2 === alpha2) ?? null;
}

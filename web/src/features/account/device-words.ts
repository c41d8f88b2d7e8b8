import { countryOptions } from '@huella/domain/reference/country-names';
import type { Say } from '@huella/domain/phrases/areas';
import type { Language } from '@huella/domain/words';

/** With what something was done, as the server shows it. */
export interface Device {
  readonly device: string;
  readonly browser: string;
  readonly os: string;
}

/** A browser and its system in words: 'Firefox en Windows'. */
export function deviceWords({ browser, os }: Device, say: Say): string {
  if (browser !== '' && os !== '') return say('account:browserOn', { browser, os });
  const known = browser === '' ? os : browser;
  return known === '' ? say('account:unknownDevice') : known;
}

const kinds = new Map([
  ['mobile', 'account:phone'],
  ['tablet', 'account:tablet'],
  ['desktop', 'account:desktop'],
  ['tv', 'account:tv'],
] as const);

/** What kind of device it is; none when that is not known. */
export function kindWords({ device }: Device, say: Say): readonly string[] {
  const phrase = [...kinds].find(([kind]) => kind === device)?.[1];
  return phrase === undefined ? [] : [say(phrase)];
}

/** The name of a country; none when it is not known. */
export function countryWords(country: string | null, language: Language): readonly string[] {
  if (country === null) return [];
  return [countryOptions.find(({ key }) => key === country)?.label[language] ?? country];
}

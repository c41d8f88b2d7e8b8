import { DateTime } from 'luxon';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { localeTag } from '@huella/domain/model/value';
import type { PhraseAreas, SayArguments } from '@huella/domain/phrases/areas';
import { public as en } from '@huella/domain/phrases/en/public';
import { public as es } from '@huella/domain/phrases/es/public';
import { fill, type SlotValue } from '@huella/domain/phrases/phrase';
import type { Language, Words } from '@huella/domain/words';

type Name = keyof PhraseAreas['public'];
type Singular<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
/** The phrases of public pages; plural ones without their ending. */
type PublicPhrase = Singular<Name>;

/** How a page speaks: one language, its numbers and its days. */
export interface Speech {
  readonly language: Language;
  readonly say: <Key extends PublicPhrase>(key: Key, ...slots: SayArguments<`public:${Key}`>) => string;
  /** A phrase with a plural whose number is elsewhere on the page. */
  readonly sayFor: (key: 'months' | 'places', count: number) => string;
  readonly word: (words: Words) => string;
  readonly number: (value: number) => string;
  /** `14 sep 2024`, of a day or of a moment in the zone where it was. */
  readonly day: (at: string, zone: string) => string;
  /** `14 sep 2024, 10:42`. */
  readonly moment: (at: string, zone: string) => string;
  /** `A, B y C`. */
  readonly list: (texts: readonly string[]) => string;
}

const phrases: Readonly<Record<Language, Readonly<Record<string, string>>>> = { es, en };

/** The words of a language. Public pages carry their own: they load nothing later. */
export function speak(language: Language): Speech {
  const plural = new Intl.PluralRules(localeTag[language]);
  const numbers = new Intl.NumberFormat(localeTag[language]);
  const lists = new Intl.ListFormat(localeTag[language], { type: 'conjunction' });
  const known = phrases[language];
  const textOf = (key: string, count: SlotValue | undefined) => {
    const form = typeof count === 'number' ? `${key}_${plural.select(count)}` : key;
    return known[form] ?? known[`${key}_other`] ?? known[key] ?? '';
  };
  const written = (value: SlotValue) => (typeof value === 'number' ? numbers.format(value) : value);
  return {
    language,
    say: (key, ...[slots]) => {
      const given: Readonly<Record<string, SlotValue>> = slots ?? {};
      const text = textOf(key, given['count']);
      return fill(
        text,
        Object.fromEntries(Object.entries(given).map(([name, value]) => [name, written(value)])),
      );
    },
    sayFor: (key, count) => textOf(key, count),
    word: (words) => words[language],
    number: (value) => numbers.format(value),
    day: (at, zone) => formatDateInProse(dayIn(at, zone), language),
    moment: (at, zone) =>
      `${formatDateInProse(dayIn(at, zone), language)}, ${DateTime.fromISO(at, { zone }).toFormat('HH:mm')}`,
    list: (texts) => lists.format(texts),
  };
}

/** The day of a day or a moment in a zone, `2024-09-14`. */
export function dayIn(at: string, zone: string): string {
  return at.length === 10 ? at : (DateTime.fromISO(at, { zone }).toISODate() ?? at.slice(0, 10));
}

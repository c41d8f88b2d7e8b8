import type { Attribute } from '../../model/attribute';
import { foldKey } from '../../fold';
import type { Sought } from './filter';
import { isNamed } from './list-fields';
import { writtenIn } from './search-words';

/** A part of a text, from a place up to another one. */
export type Span = readonly [from: number, to: number];

/** What identifiers are printed with and not kept with, and what telephone numbers are. */
const inIdentifiers = /[\s\p{Pd}\p{Cf}\u2212]/u;
const inNumbers = /\D/u;

/** A text folded, each of its characters with the part of the text that it comes from. */
interface Folded {
  readonly text: string;
  readonly parts: readonly Span[];
}

/** Characters fold one by one: what is shown is composed (`clean`), so that none needs its neighbours. */
function foldShown(shown: string, left: RegExp | null): Folded {
  let text = '';
  const parts: Span[] = [];
  let at = 0;
  for (const character of shown) {
    const span: Span = [at, at + character.length];
    at += character.length;
    if (left?.test(character) === true) continue;
    const isBlank = /\s/.test(character);
    if (isBlank && text.endsWith(' ')) continue;
    const folded = isBlank ? ' ' : foldKey(character);
    text += folded;
    for (const _ of folded.split('')) parts.push(span);
  }
  return { text, parts };
}

/**
 * Where words that are looked for are in what is shown of a field, in order and apart from each other: as a search finds
 * them (`soughtWords`), whatever their case and accents, and the marks that an identifier is printed with.
 */
export function spansOf(
  field: Attribute,
  shown: string,
  words: readonly Pick<Sought, 'text'>[],
): readonly Span[] {
  const found = words.flatMap(({ text }) => {
    const word = isNamed(field) ? text : writtenIn(field, text);
    const isNumber = field.type === 'phone' && /^\d+$/.test(word);
    const left = isNumber ? inNumbers : field.masks === undefined ? null : inIdentifiers;
    return placesOf(word, foldShown(shown, left));
  });
  const ordered = found.toSorted(([one], [other]) => one - other);
  return ordered.reduce<readonly Span[]>((spans, [from, to]) => {
    const last = spans.at(-1);
    if (last === undefined || from > last[1]) return [...spans, [from, to]];
    return [...spans.slice(0, -1), [last[0], Math.max(last[1], to)]];
  }, []);
}

function placesOf(word: string, { text, parts }: Folded): readonly Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(word); at >= 0 && word !== ''; at = text.indexOf(word, at + word.length)) {
    const [first, last] = [parts[at], parts[at + word.length - 1]];
    if (first !== undefined && last !== undefined) places.push([first[0], last[1]]);
  }
  return places;
}

import type { Attribute } from '../../model/attribute';
import type { Field, Mask } from '../../model/field';
import { issue } from '../../model/errors';
import { wordsOperator } from '../../model/filter-operators';
import type { Locale } from '../../model/value';
import type { Language, Words } from '../../words';
import { foldKey } from '../../fold';
import { knowsOptions, optionsOf } from '../fields/choice';
import { parseColor } from '../fields/color';
import { stripMasked } from '../fields/masked';
import { isNamed, isSearched } from './list-fields';
import { readText, type FilterItem, type Outcome, type Sought } from './filter';
import { searchText } from './search-text';

/**
 * A search by words as calls carry it: over all texts that may be listed, so that it names no field. What names one, or
 * brings no text, refuses.
 */
export function readWords(
  item: FilterItem,
  allowed: readonly Attribute[],
  { language }: Pick<Locale, 'language'>,
): Outcome {
  const named = item.field ?? item.name ?? item.key ?? item.subFields?.[0];
  const text = readText(item.value);
  if (named !== undefined || text === null)
    return { issue: issue((named ?? wordsOperator).slice(0, 64), 'wrongType') };
  const fields = allowed.filter(isSearched);
  return { filter: { operator: wordsOperator, fields, words: soughtWords(text, fields, language) } };
}

interface Name {
  readonly key: string;
  readonly label: Words;
}

/** A colour is kept as its digits, and shown by the name that the model has for it. */
function namesOf(field: Field): readonly Name[] {
  if (knowsOptions(field)) return optionsOf(field);
  return namedColors(field);
}

const knownColors = new WeakMap<Field, readonly Name[]>();

function namedColors(field: Field): readonly Name[] {
  const known = knownColors.get(field);
  if (known !== undefined) return known;
  const names = (field.presets ?? []).map(({ color, label }) => ({ key: parseColor(color) ?? color, label }));
  knownColors.set(field, names);
  return names;
}

/**
 * The words that a text asks for, each of which a row must hold somewhere: parted by blanks, none twice, and none that
 * another one contains. An identifier that is typed as it is printed in one of the fields, whole or its beginning, is one
 * word with its blanks. Of options those are meant whose names, in the language of the reader, contain the word.
 */
export function soughtWords(
  text: string,
  fields: readonly Attribute[],
  language: Language,
): readonly Sought[] {
  return wordsOf(text, fields).map((word) => ({
    text: word,
    keys: Object.fromEntries(
      fields.flatMap((field) => {
        const keys = isNamed(field) ? keysNamed(field, word, language) : [];
        return keys.length === 0 ? [] : [[field.name, keys] as const];
      }),
    ),
  }));
}

function wordsOf(text: string, fields: readonly Attribute[]): readonly string[] {
  const folded = foldKey(text);
  const words = [...new Set(folded.split(' '))].filter((word) => word !== '');
  if (words.length > 1 && fields.some((field) => isPrinted(folded, field))) return [folded];
  // Longer ones first, so that each is asked whether one that stays contains it.
  const byLength = words.toSorted((one, other) => other.length - one.length);
  const kept = byLength.filter((word, at) => !byLength.slice(0, at).some((longer) => longer.includes(word)));
  return words.filter((word) => kept.includes(word));
}

/** Names of options are folded once for a language, and not for every search. */
const foldedNames = new WeakMap<readonly unknown[], Map<Language, readonly string[]>>();

function keysNamed(field: Field, word: string, language: Language): readonly string[] {
  const names = namesOf(field);
  const known = foldedNames.get(names) ?? new Map<Language, readonly string[]>();
  foldedNames.set(names, known);
  const folded = known.get(language) ?? names.map(({ label }) => foldKey(label[language]));
  known.set(language, folded);
  return names.flatMap(({ key }, at) => (folded[at]?.includes(word) === true ? key : []));
}

const placeholders: Readonly<Record<string, RegExp>> = { '@': /^\p{L}$/u, '#': /^\d$/, '*': /^[\p{L}\d]$/u };

/** Shorter ones are words as well: `vip 12` may be a paddock. */
const leastParts = 3;
const leastCharacters = 8;

/** Whether a text is an identifier of a field as people read it there, or its beginning, its parts parted like there. */
function isPrinted(folded: string, { masks = [] }: Field): boolean {
  const typed = partsOf(folded);
  const stripped = [...stripMasked(folded)];
  if (typed.split(' ').length < leastParts && stripped.length < leastCharacters) return false;
  return masks.some(({ mask }) => {
    const printed = printOver(stripped, mask);
    return printed !== null && partsOf(printed.toLowerCase()) === typed;
  });
}

const partsOf = (text: string) => text.replace(/[\s\p{Pd}]+/gu, ' ').trim();

/** Characters over the places of a mask, as far as they reach; null where one does not fit its place or none is left for it. */
function printOver(characters: readonly string[], mask: Mask['mask']): string | null {
  let at = 0;
  let shown = '';
  for (const place of mask) {
    const next = characters[at];
    if (next === undefined) break;
    const wanted = placeholders[place];
    if (wanted !== undefined && !wanted.test(next)) return null;
    const taken = wanted !== undefined || next === place;
    if (taken) at += 1;
    shown += taken ? next : place;
  }
  return at === characters.length ? shown : null;
}

/**
 * How a word is written in the values of a field: identifiers are kept bare. Of a telephone number only what could be
 * part of one is.
 */
export function writtenIn(field: Field, word: string): string {
  if (field.type === 'phone' && !/^[\d+()./-]+$/.test(word)) return word;
  const written = field.masks === undefined ? searchText(field, word) : stripMasked(word).toLowerCase();
  return written === '' ? word : written;
}

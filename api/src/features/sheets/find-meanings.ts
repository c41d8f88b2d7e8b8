import type { UploadColumn } from '@huella/domain/calls/upload-view';
import {
  attributeOf,
  foldMeaning,
  labelOfMeaning,
  takesMeanings,
  unknownText,
  type Meanings,
} from '@huella/domain/engine/sheets/meanings';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import { maxMeaningText } from '@huella/domain/rules/limits';
import type { SheetColumnRow } from '../../db/run-tables';
import type { KnownMeaning } from './meanings.store';

/** Different texts of a column that are looked at: a column with more holds something else than options. */
const lookedAt = 2_000;

type Found = NonNullable<UploadColumn['meanings']>;

/** What is known of texts, by attribute. */
export type MeaningsByAttribute = ReadonlyMap<string, Meanings>;

/** Meanings by attribute; of two of one text the first. */
export function byAttribute(known: readonly KnownMeaning[]): MeaningsByAttribute {
  const found = new Map<string, Map<string, string>>();
  for (const { attribute, text, option } of [...known].reverse()) {
    const ofOne = found.get(attribute) ?? new Map<string, string>();
    found.set(attribute, ofOne.set(text, option));
  }
  return found;
}

/**
 * The texts of a column that are no option of its field and whose meaning is known; an option that the field does not offer
 * any more means nothing.
 */
export function findMeanings(
  cells: readonly SheetCell[],
  field: Field | null,
  locale: Locale,
  known: MeaningsByAttribute,
): Found {
  const meanings = field === null ? undefined : known.get(attributeOf(field));
  if (field === null || meanings === undefined || !takesMeanings(field)) return [];
  const texts = new Map<string, string>();
  for (const cell of new Set(cells)) {
    const text = String(cell ?? '').trim();
    if (text === '' || text.length > maxMeaningText || !meanings.has(foldMeaning(text))) continue;
    const unknown = unknownText(cell, field, locale);
    if (unknown !== null && !texts.has(foldMeaning(unknown))) texts.set(foldMeaning(unknown), unknown);
    if (texts.size > lookedAt) break;
  }
  return [...texts].flatMap(([folded, text]): Found => {
    const option = meanings.get(folded);
    const isSound = option !== undefined && labelOfMeaning(option, field, locale) !== null;
    return isSound ? [{ text, option, how: 'remembered' }] : [];
  });
}

/** What a column's texts mean, as they are read by it. */
export function meaningsOf({ meanings = [] }: Pick<SheetColumnRow, 'meanings'>): Meanings {
  return new Map(meanings.map(({ text, option }) => [foldMeaning(text), option]));
}

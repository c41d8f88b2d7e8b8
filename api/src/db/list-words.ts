import { sql, type RawBuilder } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { keptFieldsOf, keptKey, tagOf, textOf, textStart } from '@huella/domain/engine/lists/kept-texts';
import type { Sought } from '@huella/domain/engine/lists/filter';
import { writtenIn } from '@huella/domain/engine/lists/search-words';

/**
 * A word in what is kept of `asset_slot s` for searches, beside its slots (decision 76). All texts of a row lie in one
 * column, those of fields that the caller may not list among them: where there are such, what contains the word is looked
 * at again, by field.
 */

const likeSpecial = /[\\%_]/g;

/** The pattern of texts, folded likewise, that contain one. */
export function containing(folded: string): string {
  return `%${folded.replace(likeSpecial, (mark) => `\\${mark}`)}%`;
}

/** Whether the column of texts, or that of keys, holds a field. */
export function isKept(model: AssetType, { name }: Pick<Attribute, 'name'>): boolean {
  const { texts, keys } = keptFieldsOf(model);
  return [...texts, ...keys].some((field) => field.name === name);
}

/** The conditions of which one must hold for a word to be in what is kept of some fields. */
export function keptWord(
  model: AssetType,
  fields: readonly Attribute[],
  { text, keys }: Sought,
): readonly RawBuilder<boolean>[] {
  const named = fields.flatMap((field) => (keys[field.name] ?? []).map((key) => keptKey(field, key)));
  const all = keptFieldsOf(model).texts;
  const asked = all.filter(({ name }) => fields.some((field) => field.name === name));
  const byWriting = new Map<string, readonly Attribute[]>();
  for (const field of asked) {
    const word = writtenIn(field, text);
    byWriting.set(word, [...(byWriting.get(word) ?? []), field]);
  }
  return [
    ...[...byWriting].map(([word, some]) => textIn(some, word, some.length === all.length)),
    ...(named.length === 0 ? [] : [sql<boolean>`s.keys like any(${named.map(containing)}::text[])`]),
  ];
}

function textIn(fields: readonly Attribute[], word: string, areAll: boolean): RawBuilder<boolean> {
  const contains = sql<boolean>`s.texts like ${containing(word)}`;
  if (areAll) return contains;
  const tags = fields.map(tagOf).join('|');
  const inField = `${textStart}(?:${tags})${textOf}[^${textStart}]*${escaped(word)}`;
  return sql<boolean>`(${contains} and s.texts ~ ${inField})`;
}

/** A text as a regular expression that is this text: what is no letter or digit stands for itself. */
function escaped(word: string): string {
  return word.replace(/[!-/:-@[-`{-~]/g, (mark) => `\\${mark}`);
}

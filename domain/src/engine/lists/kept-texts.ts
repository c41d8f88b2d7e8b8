import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import { isKeys, type Values } from '../../model/value';
import { foldKey } from '../../fold';
import { isNamed, isSearched } from './list-fields';

/**
 * What a search by words asks of a row beside its slots: the texts that have none, all in one, and the keys that have none.
 * It is kept with the slots, so that no search reads a record (decision 76).
 */
interface KeptFields {
  readonly texts: readonly Attribute[];
  readonly keys: readonly Attribute[];
}
const keptByModel = new WeakMap<AssetType, KeptFields>();

/** The attributes of a model that are kept so. */
export function keptFieldsOf(model: AssetType): KeptFields {
  const known = keptByModel.get(model);
  if (known !== undefined) return known;
  const kept = model.attributes.filter((field) => field.slot === undefined && isSearched(field));
  const fields = { texts: kept.filter((field) => !isNamed(field)), keys: kept.filter(isNamed) };
  keptByModel.set(model, fields);
  return fields;
}

/** Before each text and around each key, and between what a text is of and itself: no text that enters holds these. */
export const textStart = '\u001f';
export const textOf = '\u001e';

/** An attribute among the texts of a row: in capitals without anything else, which no folded word can find. */
export function tagOf({ name }: Pick<Attribute, 'name'>): string {
  return name.toUpperCase().replace(/[^A-Z]/g, '');
}

/** A key among the keys of a row, as it is kept between two signs. */
export function keptKey({ name }: Pick<Attribute, 'name'>, key: string): string {
  return `${textStart}${name}:${key}${textStart}`;
}

/** The texts of a row that have no slot, folded; null where there is none. */
export function keptTexts(model: AssetType, values: Values): string | null {
  let texts = '';
  for (const field of keptFieldsOf(model).texts) {
    const value = values[field.name];
    if (typeof value === 'string') texts += `${textStart}${tagOf(field)}${textOf}${foldKey(value)}`;
  }
  return texts === '' ? null : texts;
}

/** The keys of a row that have no slot, parted by one sign; null where there is none. */
export function keptKeys(model: AssetType, values: Values): string | null {
  let keys = '';
  for (const field of keptFieldsOf(model).keys) {
    const value = values[field.name];
    for (const key of isKeys(value) ? value : [value])
      if (typeof key === 'string') keys += `${keys === '' ? textStart : ''}${field.name}:${key}${textStart}`;
  }
  return keys === '' ? null : keys;
}
